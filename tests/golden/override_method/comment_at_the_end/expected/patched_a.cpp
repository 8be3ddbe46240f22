// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/comment_at_the_end/spec.patchspec.json
//  Regenerate: patchgen override_method/comment_at_the_end/spec.patchspec.json -o generated --diff
//  Fingerprint: 8068d3f7c2c6250e
//
//  Patches applied:
//    - override_method: A::f
//    - replace_function: h
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: f
// Source: code in the spec
// ======================================================================
struct A { int f() { return 3; }  // }
 };
namespace n {

// ======================================================================
// [PATCHED FUNCTION] h
// Source: h in patches.cpp
// ======================================================================
int h() { return 3; }  // end of h
int k() { return 2; } }
