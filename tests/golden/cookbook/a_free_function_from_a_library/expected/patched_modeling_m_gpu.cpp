// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_free_function_from_a_library/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_free_function_from_a_library/spec.patchspec.json -o generated --diff
//  Fingerprint: 66516a71f7a366cd
//
//  Patches applied:
//    - replace_function: apply_rotary
//      one kernel for the rotation
// ============================================================================
#include <torch/torch.h>
#include <fused/rope.h>

namespace models {

torch::Tensor rotate_half(const torch::Tensor& x);

torch::Tensor rotate_half(const torch::Tensor& x) {
  return x.transpose(-1, -2);
}

// ======================================================================
// [PATCHED FUNCTION] apply_rotary
// Reason: one kernel for the rotation
// Source: fused::rope in <fused/rope.h>
// ======================================================================
static torch::Tensor apply_rotary(const torch::Tensor& q, const torch::Tensor& cos,
                                  const torch::Tensor& sin) {
  return fused::rope(q, cos, sin);
}

torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor& sin) {
  return apply_rotary(q, cos, sin).softmax(-1);
}

}  // namespace models
