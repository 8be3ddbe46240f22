// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/cascade_keeps_neighbours/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade_keeps_neighbours/spec.patchspec.json -o generated --diff
//  Fingerprint: 056c9b826ad38573
//
//  Patches applied:
//    - exclude_from_output: gone
//      uses one of two names, and the only use of a third
// ============================================================================
static int shared = 1, used = 2;

int stays() { return used; }
