// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/variable_templates/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/variable_templates/spec.patchspec.json -o generated --diff
//  Fingerprint: 20424e6aaefeed51
//
//  Patches applied:
//    - exclude_from_output: kOne
// ============================================================================
int f() { return 3; }
