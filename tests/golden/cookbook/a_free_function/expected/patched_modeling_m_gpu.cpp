// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_free_function/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_free_function/spec.patchspec.json -o generated --diff
//  Fingerprint: 42cad8d691c838e1
//
//  Patches applied:
//    - replace_function: apply_rotary
//      rotates the first half of each head only
// ============================================================================
#include <torch/torch.h>

namespace models {

torch::Tensor rotate_half(const torch::Tensor& x);

torch::Tensor rotate_half(const torch::Tensor& x) {
  return x.transpose(-1, -2);
}

// ======================================================================
// [PATCHED FUNCTION] apply_rotary
// Reason: rotates the first half of each head only
// Source: partial_rotary in m_gpu_patches.cpp
// ======================================================================
static torch::Tensor apply_rotary(const torch::Tensor& q, const torch::Tensor& cos,
                                  const torch::Tensor& sin) {
  const long half = q.size(-1) / 2;
  return q.narrow(-1, 0, half) * cos + q.narrow(-1, half, half) * sin;
}

torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor& sin) {
  return apply_rotary(q, cos, sin).softmax(-1);
}

}  // namespace models
