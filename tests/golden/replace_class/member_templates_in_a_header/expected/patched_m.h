// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/member_templates_in_a_header/spec.patchspec.json
//  Regenerate: patchgen replace_class/member_templates_in_a_header/spec.patchspec.json -o generated --diff
//  Fingerprint: 2dfdf5680b85fca6
//
//  Patches applied:
//    - replace_class: Pool
// ============================================================================
#pragma once

// ======================================================================
// [PATCHED CLASS] Pool
// Source: Pool in patches.cpp
// ======================================================================
template <class T>
class Pool {
 public:
  template <class U, class V = T>
  V make(U from, int padding = 0);
  template <class U>
  int count(U = U()) const {
    return made_;
  }

 private:
  int made_ = 0;
};

// ======================================================================
// [PATCHED CLASS] Pool
// Source: Pool in patches.cpp
// ======================================================================
template <class T>
template <class U, class V>
V Pool<T>::make(U from, int padding) {
  made_ += padding;
  return V(from);
}
