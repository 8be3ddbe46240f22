// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/several_declarators/spec.patchspec.json
//  Regenerate: patchgen add_helper/several_declarators/spec.patchspec.json -o generated --diff
//  Fingerprint: edb3800c3038dc3a
//
//  Patches applied:
//    - add_helper: kFirst, kSecond
//      two names of one declaration
// ============================================================================

// ======================================================================
// [HELPERS]
// Reason: two names of one declaration
// Source: kFirst in patches.cpp
// ======================================================================
// Sizes of blocks.
constexpr int kFirst = 1, kSecond = 2;

int f() { return 1; }
