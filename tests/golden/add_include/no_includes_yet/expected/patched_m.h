// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       add_include/no_includes_yet/spec.patchspec.json
//  Regenerate: patchgen add_include/no_includes_yet/spec.patchspec.json -o generated --diff
//  Fingerprint: 4d59cd37615d4335
//
//  Patches applied:
//    - add_include: <fused/rope.h>
// ============================================================================
#ifndef M_H
#define M_H

#include <fused/rope.h>

int f();
#endif
