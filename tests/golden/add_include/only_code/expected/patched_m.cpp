// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_include/only_code/spec.patchspec.json
//  Regenerate: patchgen add_include/only_code/spec.patchspec.json -o generated --diff
//  Fingerprint: bfad3b8f2778c7d6
//
//  Patches applied:
//    - add_include: "fused/rope.h"
//    - add_using: namespace F = fused
// ============================================================================

#include "fused/rope.h"

namespace F = fused;

int f() { return 1; }
