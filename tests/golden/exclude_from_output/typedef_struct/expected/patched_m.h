// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       exclude_from_output/typedef_struct/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/typedef_struct/spec.patchspec.json -o generated --diff
//  Fingerprint: 4f20daf70cc63abd
//
//  Patches applied:
//    - exclude_from_output: Config, Cache
// ============================================================================
int keep(int x);
