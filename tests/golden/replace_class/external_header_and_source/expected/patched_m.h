// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/external_header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/external_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: f9fa2c268fca40cb
//
//  Patches applied:
//    - replace_class: Norm
//      lives in a library
// ============================================================================
#pragma once
#include "config.h"
#include <fused/rms_norm.h>

namespace models {

// ======================================================================
// [PATCHED CLASS] Norm
// Reason: lives in a library
// Source: fused::RmsNorm in <fused/rms_norm.h>
// ======================================================================
/// Normalises.
using Norm = fused::RmsNorm;

int norm(int x);

}  // namespace models
