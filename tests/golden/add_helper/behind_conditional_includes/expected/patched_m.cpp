// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/behind_conditional_includes/spec.patchspec.json
//  Regenerate: patchgen add_helper/behind_conditional_includes/spec.patchspec.json -o generated --diff
//  Fingerprint: 6e72d40970cdea42
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
