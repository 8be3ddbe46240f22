// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/kernel_from_a_library/spec.patchspec.json
//  Regenerate: patchgen cookbook/kernel_from_a_library/spec.patchspec.json -o generated --diff
//  Fingerprint: b82d23dba4b0c59e
//
//  Patches applied:
//    - replace_class: RMSNormImpl
//      the norm of the kernel library
// ============================================================================
#include <torch/torch.h>
#include <fused/rms_norm.h>

namespace models {

// ======================================================================
// [PATCHED CLASS] RMSNormImpl
// Reason: the norm of the kernel library
// Source: fused::RMSNormImpl in <fused/rms_norm.h>
// ======================================================================
using RMSNormImpl = fused::RMSNormImpl;
TORCH_MODULE(RMSNorm);

}  // namespace models
