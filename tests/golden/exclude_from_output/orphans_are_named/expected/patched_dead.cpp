// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     dead.cpp
//  Spec:       exclude_from_output/orphans_are_named/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/orphans_are_named/spec.patchspec.json -o generated --diff
//  Fingerprint: e7e8230215ee7dbc
//
//  Patches applied:
//    - exclude_from_output: Dead
// ============================================================================
static int only_dead(int x) { return x; }

int live() { return 1; }
