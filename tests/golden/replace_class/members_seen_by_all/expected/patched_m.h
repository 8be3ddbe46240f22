// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/members_seen_by_all/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_seen_by_all/spec.patchspec.json -o generated --diff
//  Fingerprint: 78daf5850bef535d
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
  constexpr int c() const;
  template <class T> T t(T v) const;
  template <class T> static T zero;
  static int cnt;
  static const int lim;
  inline int h();
  struct In { int z(); template <class U> U w(U u); };
};

// ======================================================================
// [PATCHED CLASS] A
// Source: FA in patches.cpp
// ======================================================================
constexpr int A::c() const { return 4; }

template <class T> T A::t(T v) const { return v; }

template <> int A::t<int>(int v) const;

template <class T> T A::zero = T();

template <> int A::zero<int>;

int A::h() { return 5; }

template <class U> U A::In::w(U u) { return u; }

inline int user() { return A().f(1); }
}  // namespace n
