// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/two_in_one_class/spec.patchspec.json
//  Regenerate: patchgen override_method/two_in_one_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 4e6d9d1565f71386
//
//  Patches applied:
//    - override_method: A::f
//      f is faster
//    - override_method: A::g
//      g is fused
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: f, g
// f: Reason: f is faster
// f: Source: A::f in patches.cpp
// g: Reason: g is fused
// g: Source: fused_g in patches.cpp
// ======================================================================
/// A.
struct A {
  int f() const { return 10; }
  int g() const { return 20; }
  int h() const { return f() + g(); }
};
