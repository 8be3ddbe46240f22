// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       add_include/no_includes_yet/spec.patchspec.json
//  Regenerate: patchgen add_include/no_includes_yet/spec.patchspec.json -o generated --diff
//  Fingerprint: 042e7562f41c0750
//
//  Patches applied:
//    - add_include: <fused/rope.h>
// ============================================================================
#ifndef PATCHED_M_H
#define PATCHED_M_H

#include <fused/rope.h>

int f();
#endif
