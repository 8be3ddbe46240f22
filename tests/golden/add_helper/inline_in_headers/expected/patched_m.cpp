// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/inline_in_headers/spec.patchspec.json
//  Regenerate: patchgen add_helper/inline_in_headers/spec.patchspec.json -o generated --diff
//  Fingerprint: 7b43fdcc52d57f33
//
//  Patches applied:
//    - add_helper: in_source
// ============================================================================
#include "patched_m.h"

// ======================================================================
// [HELPERS]
// Source: in_source in patches.cpp
// ======================================================================
int in_source() { return 6; }

int run() { return 1; }
