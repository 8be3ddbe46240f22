// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/into_a_header_without_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/into_a_header_without_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 25c083843d33c257
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
inline A::A() {}

inline int A::g() { return 3; }

constexpr int A::c() const { return 4; }

template <class T> T A::t(T v) const { return v; }

// for ints
template <> inline int A::t<int>(int v) const { return v + 1; }

template <class T> T A::zero = T();

template <> inline int A::zero<int> = 3;

inline int A::f(int x) const { return x + t<int>(x); }

inline int A::cnt = 1;

inline const int A::lim = 4;

int A::h() { return 5; }

inline int A::In::z() { return 1; }

template <class U> U A::In::w(U u) { return u; }

inline int user() { return A().f(1); }
}  // namespace n
