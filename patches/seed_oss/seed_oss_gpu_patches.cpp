// Replacements for seed_oss/modeling_seed_oss.cpp on GPUs; seed_oss_gpu.patchspec.json says where
// each goes.

#include <fused/linear_cross_entropy.h>
#include <fused/rms_norm.h>
#include <fused/swiglu.h>
#include <torch/torch.h>

#include "common/modeling_losses.h"
#include "seed_oss/modeling_seed_oss.h"

// A namespace inside upstream's: its names are found from here, and the stand-ins, which derive
// from upstream's classes to know their members, may have the names of what they stand for.
namespace torchmodels::seed_oss::gpu {

// ---- SeedOssRMSNormImpl::forward ----------------------------------------------------------------

struct SeedOssRMSNormImpl : seed_oss::SeedOssRMSNormImpl {
  torch::Tensor forward(const torch::Tensor& hidden_states);
};

// 1. one fused kernel — upstream launches six (cast, square, mean, rsqrt, two products)
torch::Tensor SeedOssRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return fused::rms_norm(hidden_states, weight, variance_epsilon);
  // --- Patch.1 ---
}

// ---- SeedOssMLPImpl::forward --------------------------------------------------------------------

struct SeedOssMLPImpl : seed_oss::SeedOssMLPImpl {
  torch::Tensor forward(const torch::Tensor& x);
};

// 1. activation and product in one kernel — the widened activations are read once, not twice
torch::Tensor SeedOssMLPImpl::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  const auto widened = fused::swiglu(gate_proj->forward(x), up_proj->forward(x));
  // --- Patch.1 ---
  return torch::dropout(down_proj->forward(widened), residual_dropout, is_training());
}

// ---- SeedOssForCausalLMImpl::forward ------------------------------------------------------------

struct SeedOssForCausalLMImpl : seed_oss::SeedOssForCausalLMImpl {
  CausalLMOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                         const torch::Tensor& labels);
};

// 1. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
// 2. without labels, no loss — upstream's function for it is not asked
CausalLMOutput SeedOssForCausalLMImpl::forward(const torch::Tensor& input_ids,
                                               const torch::Tensor& attention_mask,
                                               const torch::Tensor& labels) {
  const auto hidden_states = model->forward(input_ids, attention_mask).last_hidden_state;
  // --- Patch.1 ---
  if (labels.defined()) {
    const auto shifted = hidden_states.slice(/*dim=*/1, 0, -1);
    const auto loss =
        fused::linear_cross_entropy(shifted.reshape({-1, config.hidden_size}), lm_head->weight,
                                    labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
    return {loss, torch::Tensor()};
  }
  // --- Patch.1 ---
  const auto logits = lm_head->forward(hidden_states);
  // --- Patch.2 ---
  return {torch::Tensor(), logits};
  // --- Patch.2 ---
}

}  // namespace torchmodels::seed_oss::gpu
