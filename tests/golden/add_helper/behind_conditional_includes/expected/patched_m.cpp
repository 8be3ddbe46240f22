// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/behind_conditional_includes/spec.patchspec.json
//  Regenerate: patchgen add_helper/behind_conditional_includes/spec.patchspec.json -o generated --diff
//  Fingerprint: 92eea40d5261d0fe
//
//  Patches applied:
//    - add_helper
//    - add_include: <c.h>
// ============================================================================
#pragma once
#include "a.h"
#ifdef HAS_B
#include "b.h"
#endif
#include <c.h>

// ======================================================================
// [HELPERS]
// Source: code in the spec
// ======================================================================
inline int twice(int x) { return x + x; }

int f() { return 1; }

#include "tail.h"
