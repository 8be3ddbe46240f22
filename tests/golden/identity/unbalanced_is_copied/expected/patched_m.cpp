// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       identity/unbalanced_is_copied/spec.patchspec.json
//  Regenerate: patchgen identity/unbalanced_is_copied/spec.patchspec.json -o generated --diff
//  Fingerprint: 4507b9dafefb401f
// ============================================================================
namespace n {
int f() { return 1; }
