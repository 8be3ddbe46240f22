// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/header_before_source/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/header_before_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 6ab93e4ff7fcbe1e
//
//  Patches applied:
//    - replace_function: walk
// ============================================================================
#include "patched_m.h"

// ======================================================================
// [PATCHED FUNCTION] walk
// Source: walk in patches.cpp
// ======================================================================
int walk(int x) { return A().run(twice(x)); }
