// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/callers_and_final/spec.patchspec.json
//  Regenerate: patchgen override_method/callers_and_final/spec.patchspec.json -o generated --diff
//  Fingerprint: f8e9dded7f8fa266
//
//  Patches applied:
//    - override_method: E::f
// ============================================================================
struct B { virtual int f(int a) const = 0; virtual ~B() {} };
struct D : B { int f(int a) const override { return a; } };

// ======================================================================
// [MODIFIED CLASS] E
// Methods patched: f
// Source: E::f in patches.cpp
// ======================================================================
struct E final : D { int f(int a, int b) const final; };

// ======================================================================
// [PATCHED METHOD] E::f
// Source: E::f in patches.cpp
// ======================================================================
int E::f(int a, int b) const { return a + b; }
int use(const B& b, E& e) { return b.f(1) + e.f(2); }
