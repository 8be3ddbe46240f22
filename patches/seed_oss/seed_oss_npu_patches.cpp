// Replacements for seed_oss/modeling_seed_oss.cpp on NPUs; seed_oss_npu.patchspec.json says where
// each goes, and takes all others from the GPU's spec.

#include <npu/ops.h>
#include <torch/torch.h>
#include <tuple>
#include <utility>

#include "seed_oss/modeling_seed_oss.h"

namespace torchmodels::seed_oss::npu_patches {

// ---- SeedOssRMSNormImpl::forward ----------------------------------------------------------------

struct SeedOssRMSNormImpl : seed_oss::SeedOssRMSNormImpl {
  torch::Tensor forward(const torch::Tensor& hidden_states);
};

// 1. the NPU's kernel — it gives 1 / rms too, which only its backward pass wants
torch::Tensor SeedOssRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return std::get<0>(npu::rms_norm(hidden_states, weight, variance_epsilon));
  // --- Patch.1 ---
}

// ---- apply_rotary_pos_emb -----------------------------------------------------------------------

/// Turns queries and keys by their positions' angles; `cos` and `sin` lack the head dimension.
//
// 1. npu::rotary_mul — one launch for queries, one for keys
std::pair<torch::Tensor, torch::Tensor> apply_rotary_pos_emb(const torch::Tensor& q,
                                                             const torch::Tensor& k,
                                                             const torch::Tensor& cos,
                                                             const torch::Tensor& sin,
                                                             int64_t unsqueeze_dim = 1) {
  const auto wide_cos = cos.unsqueeze(unsqueeze_dim);
  const auto wide_sin = sin.unsqueeze(unsqueeze_dim);
  // --- Patch.1 ---
  return {npu::rotary_mul(q, wide_cos, wide_sin), npu::rotary_mul(k, wide_cos, wide_sin)};
  // --- Patch.1 ---
}

}  // namespace torchmodels::seed_oss::npu_patches
