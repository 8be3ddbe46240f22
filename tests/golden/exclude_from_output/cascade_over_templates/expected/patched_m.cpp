// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/cascade_over_templates/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade_over_templates/spec.patchspec.json -o generated --diff
//  Fingerprint: 504cff5deb234487
//
//  Patches applied:
//    - exclude_from_output: Head
// ============================================================================
int stays() { return 0; }
