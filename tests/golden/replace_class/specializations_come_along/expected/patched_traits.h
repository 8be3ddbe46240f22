// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     traits.h
//  Spec:       replace_class/specializations_come_along/spec.patchspec.json
//  Regenerate: patchgen replace_class/specializations_come_along/spec.patchspec.json -o generated --diff
//  Fingerprint: 92d67fd7819d7661
//
//  Patches applied:
//    - replace_class: Traits
//      bits
// ============================================================================
#pragma once

// ======================================================================
// [PATCHED CLASS] Traits
// Reason: bits
// Source: Sizes in patches.cpp
// ======================================================================
template <typename T>
struct Traits {
  Traits(T value);
  static int size();
  template <typename U>
  static U as(T value);
  T value;
};

// ======================================================================
// [PATCHED CLASS] Traits
// Reason: bits
// Source: Sizes in patches.cpp
// ======================================================================
template <typename T>
Traits(T*) -> Traits<T>;

template <>
struct Traits<double> {
  static int size();
  static int count;
};

template <typename T>
Traits(T) -> Traits<T>;

// ======================================================================
// [PATCHED CLASS] Traits<float>
// Reason: bits
// Source: Sizes<float> in patches.cpp
// ======================================================================
template <>
struct Traits<float> {
  static int size();
  static int count;
};

// ======================================================================
// [PATCHED CLASS] Traits<U *>
// Reason: bits
// Source: Sizes<T *> in patches.cpp
// ======================================================================
template <class T>
struct Traits<T*> {
  static int size();
};

// ======================================================================
// [PATCHED CLASS] Traits<U *>
// Reason: bits
// Source: Sizes<T *> in patches.cpp
// ======================================================================
template <class T>
int Traits<T*>::size() { return 64; }

template <>
struct Traits<char> {
  static int size() { return 1; }
};

extern template struct Traits<long>;
