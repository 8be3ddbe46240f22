// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       override_method/becomes_a_template/spec.patchspec.json
//  Regenerate: patchgen override_method/becomes_a_template/spec.patchspec.json -o generated --diff
//  Fingerprint: f2a60bc5fc63d4fb
//
//  Patches applied:
//    - override_method: A::scale
//    - override_method: A::side
//    - override_method: A::lim
// ============================================================================
#pragma once
namespace n {
// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: scale, side, lim
// scale: Source: A::scale in patches.cpp
// side: Source: A::side in patches.cpp
// lim: Source: A::lim in patches.cpp
// ======================================================================
class A {
public:
  A();
  // scales
  template <class T> T scale(T x) const { return x * 2; }
  constexpr int side() const { return 3; }
  virtual int v(int x);
  static constexpr int lim(int k = 2) { return k + 1; }
};
}  // namespace n
