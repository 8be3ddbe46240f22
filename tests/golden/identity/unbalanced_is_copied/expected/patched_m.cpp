// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       identity/unbalanced_is_copied/spec.patchspec.json
//  Regenerate: patchgen identity/unbalanced_is_copied/spec.patchspec.json -o generated --diff
//  Fingerprint: 0f61db37e20188e4
// ============================================================================
namespace n {
int f() { return 1; }
