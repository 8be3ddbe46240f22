// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/return_is_said/spec.patchspec.json
//  Regenerate: patchgen modify_init/return_is_said/spec.patchspec.json -o generated --diff
//  Fingerprint: e711be822b48971f
//
//  Patches applied:
//    - modify_init: A
// ============================================================================
void g();

// ======================================================================
// [MODIFIED CLASS] A
// Constructors extended: A(int)
// Source: code in the spec
// ======================================================================
struct A {
  A(int n) {
    auto early = [&] { return n; };
    if (early() == 0) return;
    g();
    g();
  }
};
