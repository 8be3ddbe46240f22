// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       override_method/defaulted_in_header_and_source/spec.patchspec.json
//  Regenerate: patchgen override_method/defaulted_in_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 440668193ed511e3
//
//  Patches applied:
//    - override_method: Box::~Box
// ============================================================================
#pragma once

class Cache {
 public:
  Cache(int a, int b = 2);
  virtual ~Cache();
  int a_;
};

template <class T>
struct Box {
  Box();
  ~Box();
  T* at = nullptr;
};

template <class T>
Box<T>::Box() = default;

// ======================================================================
// [PATCHED METHOD] Box::~Box
// Source: Box::~Box in patches.cpp
// ======================================================================
template <class T>
Box<T>::~Box() { delete static_cast<T*>(at); }
