// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/members_named_with_namespace/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_named_with_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: 136d857995a4e719
//
//  Patches applied:
//    - replace_class: A
// ============================================================================
#pragma once
namespace n {
// ======================================================================
// [PATCHED CLASS] A
// Source: FA in patches.cpp
// ======================================================================
struct A {
  A();
  int f(int x) const;
  int g();
  struct In { int z(); template <class U> U w(U u); };
  static A make();
};

// ======================================================================
// [PATCHED CLASS] A
// Source: FA in patches.cpp
// ======================================================================
template <class U> U A::In::w(U u) { return u; }

inline int user() { return A().f(1); }
}  // namespace n
