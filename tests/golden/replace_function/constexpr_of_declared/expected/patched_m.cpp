// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/constexpr_of_declared/spec.patchspec.json
//  Regenerate: patchgen replace_function/constexpr_of_declared/spec.patchspec.json -o generated --diff
//  Fingerprint: fbf39e3fa6efeb3f
//
//  Patches applied:
//    - replace_function: norm
// ============================================================================
constexpr int norm(int x);

int use(int x) { return norm(x); }

// ======================================================================
// [PATCHED FUNCTION] norm
// Source: norm in patches.cpp
// ======================================================================
constexpr int norm(int x) { return x < 0 ? -x : x; }
