// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       sources/chosen_by_the_operation/spec.patchspec.json
//  Regenerate: patchgen sources/chosen_by_the_operation/spec.patchspec.json -o generated --diff
//  Fingerprint: cec86e22d89f5451
//
//  Patches applied:
//    - add_include: "more.h"
//    - add_using: lib::more_value
// ============================================================================
#pragma once
#include "base.h"
#include "more.h"

using lib::more_value;

int f();
