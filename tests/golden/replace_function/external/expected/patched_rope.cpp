// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     rope.cpp
//  Spec:       replace_function/external/spec.patchspec.json
//  Regenerate: patchgen replace_function/external/spec.patchspec.json -o generated --diff
//  Fingerprint: cc297a7bff50d41e
//
//  Patches applied:
//    - replace_function: rope
//      the library's
// ============================================================================
#pragma once

#include "config.h"
#include <fused/rope.h>

namespace models {

// ======================================================================
// [PATCHED FUNCTION] rope
// Reason: the library's
// Source: fused::rope in <fused/rope.h>
// ======================================================================
/// Rotary embedding.
static int rope(int x, int base = kBase, bool argument1 = false) {
  return fused::rope(x, base, argument1);
}

int use(int x) { return rope(x); }

}  // namespace models
