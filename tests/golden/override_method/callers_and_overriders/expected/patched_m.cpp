// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/callers_and_overriders/spec.patchspec.json
//  Regenerate: patchgen override_method/callers_and_overriders/spec.patchspec.json -o generated --diff
//  Fingerprint: d1c3c01e3722d1b0
//
//  Patches applied:
//    - override_method: B::f
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] B
// Methods patched: f
// Source: B::f in patches.cpp
// ======================================================================
struct B { virtual int f(int a, int b) const { return a + b; } virtual ~B() {} };
struct D : B { int f(int a) const override { return a; } };
int use(const B& b, D& e) { return b.f(1) + e.f(2); }
