// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/callers_that_still_fit/spec.patchspec.json
//  Regenerate: patchgen replace_function/callers_that_still_fit/spec.patchspec.json -o generated --diff
//  Fingerprint: 25ce070405185091
//
//  Patches applied:
//    - replace_function: rope
// ============================================================================
int rope(int a, int pos, float theta = 1.f);

// ======================================================================
// [PATCHED FUNCTION] rope
// Source: rope in patches.cpp
// ======================================================================
int rope(int a, int pos, float theta) { return a + pos; }
int use() { int (*f)(int, float) = &rope; return rope(1) + rope(1, 2.f) + f(1, 2); }
