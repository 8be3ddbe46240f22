// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     sub/m.cpp
//  Spec:       sources/chosen_by_the_operation/spec.patchspec.json
//  Regenerate: patchgen sources/chosen_by_the_operation/spec.patchspec.json -o generated --diff
//  Fingerprint: 76b6a6cd9f65b725
//
//  Patches applied:
//    - add_include: "own.h", "more.h"
//    - drop_include: "base.h"
//    - add_using: lib::own_value
//    - add_post_include_block
//    - add_helper
//    - replace_function: f
// ============================================================================
#include "patched_m.h"
#include "own.h"
#include "more.h"

using lib::own_value;

// ======================================================================
// [POST-INCLUDE BLOCK]
// ======================================================================
#define IN_SOURCE 1

// ======================================================================
// [HELPERS]
// Source: code in the spec
// ======================================================================
inline int helper() { return IN_SOURCE; }

// ======================================================================
// [PATCHED FUNCTION] f
// Source: code in the spec
// ======================================================================
int f() { return helper() + own_value() + lib::base_value() + more_value(); }
