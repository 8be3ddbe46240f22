// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/behind_conditional_includes/spec.patchspec.json
//  Regenerate: patchgen add_helper/behind_conditional_includes/spec.patchspec.json -o generated --diff
//  Fingerprint: df41665f1c3e26fa
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
