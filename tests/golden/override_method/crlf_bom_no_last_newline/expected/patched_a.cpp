// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/crlf_bom_no_last_newline/spec.patchspec.json
//  Regenerate: patchgen override_method/crlf_bom_no_last_newline/spec.patchspec.json -o generated --diff
//  Fingerprint: 48a711a669997ab1
//
//  Patches applied:
//    - override_method: A::f
//      two lines
//      of reason
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: f
// Reason: two lines
// of reason
// Source: A::f in patches.cpp
// ======================================================================
struct A {
  int f() const {
    // twice
    return 2;
  }
};
int A_last = 0; struct B { int g() { return 2; } };