// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       sources/drop_from_all/spec.patchspec.json
//  Regenerate: patchgen sources/drop_from_all/spec.patchspec.json -o generated --diff
//  Fingerprint: f9b55f1d6d68ea1c
//
//  Patches applied:
//    - drop_include: "base.h", "own.h"
//      one of them is in both
//    - drop_using: lib::more_value
// ============================================================================
#pragma once
#include "more.h"
int f();
