// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/variable_templates/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/variable_templates/spec.patchspec.json -o generated --diff
//  Fingerprint: e14e3814d702f28b
//
//  Patches applied:
//    - exclude_from_output: kOne
// ============================================================================
int f() { return 3; }
