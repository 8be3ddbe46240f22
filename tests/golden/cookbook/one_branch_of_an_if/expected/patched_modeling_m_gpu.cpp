// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/one_branch_of_an_if/spec.patchspec.json
//  Regenerate: patchgen cookbook/one_branch_of_an_if/spec.patchspec.json -o generated --diff
//  Fingerprint: 443c227ea58fe93c
//
//  Patches applied:
//    - replace_function: attention (#ifdef USE_CUDA)
//      one pass over keys and values
// ============================================================================
#include <torch/torch.h>

namespace flash {
torch::Tensor forward(const torch::Tensor& q, const torch::Tensor& k, const torch::Tensor& v);
}

namespace models {

#ifdef USE_CUDA
// ======================================================================
// [PATCHED FUNCTION] attention
// Reason: one pass over keys and values
// Source: flash_attention in m_gpu_patches.cpp
// ======================================================================
torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& k,
                        const torch::Tensor& v) {
  return flash::forward(q.cuda(), k, v);
}
#else
torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& k, const torch::Tensor& v) {
  return torch::matmul(torch::matmul(q, k.transpose(-1, -2)).softmax(-1), v);
}
#endif

}  // namespace models
