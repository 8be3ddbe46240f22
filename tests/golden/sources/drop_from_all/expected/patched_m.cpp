// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       sources/drop_from_all/spec.patchspec.json
//  Regenerate: patchgen sources/drop_from_all/spec.patchspec.json -o generated --diff
//  Fingerprint: 98680aa9fc6804d6
//
//  Patches applied:
//    - drop_include: "base.h", "own.h"
//      one of them is in both
//    - drop_using: lib::more_value
// ============================================================================
#include "patched_m.h"

int f() { return 1; }
