// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_namespace_of_its_own/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_namespace_of_its_own/spec.patchspec.json -o generated --diff
//  Fingerprint: dff90362c2c11ffa
//
//  Patches applied:
//    - namespace: models::m -> models::m_gpu
//    - override_method: Norm::forward
//      one kernel
//    - add_include: <fused/norm.h>
// ============================================================================
#include "patched_modeling_m_gpu.h"
#include <fused/norm.h>

namespace models::m_gpu {

// ======================================================================
// [PATCHED METHOD] Norm::forward
// Reason: one kernel
// Source: code in the spec
// ======================================================================
torch::Tensor Norm::forward(const torch::Tensor& x) const {
  return fused::norm(x, eps_);
}

torch::Tensor normalized(const torch::Tensor& x) { return m_gpu::Norm().forward(x); }

}  // namespace models::m_gpu
