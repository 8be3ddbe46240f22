// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       sources/drop_from_all/spec.patchspec.json
//  Regenerate: patchgen sources/drop_from_all/spec.patchspec.json -o generated --diff
//  Fingerprint: a1b760d3ea6656f2
//
//  Patches applied:
//    - drop_include: "base.h", "own.h"
//      one of them is in both
//    - drop_using: lib::more_value
// ============================================================================
#pragma once
#include "more.h"
int f();
