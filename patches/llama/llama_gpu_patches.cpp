// Replacements for llama/modeling_llama.cpp on GPUs; llama_gpu.patchspec.json says where each goes.
//
// A patch file is ordinary C++. It includes the file that it patches, so that an editor, a linter
// and a compiler know every name in it:
//
//     g++ -std=c++17 -fsyntax-only -I tests/upstream/torchmodels -I patches/common/include …
//
// Only the declarations that the spec names reach the generated file. The includes, the namespace
// gpu and the stand-in classes below are there for the compiler alone.

#include <cstdint>
#include <fused/linear_cross_entropy.h>
#include <fused/rms_norm.h>
#include <fused/swiglu.h>
#include <ostream>
#include <torch/torch.h>
#include <tuple>
#include <utility>

#include "llama/modeling_llama.cpp"

// Helpers are new: they stand in the namespace in which the generated file will have them.
namespace torchmodels::llama {

// Turns `x` by the angles whose cosines and sines are given, half by half: no negated copy of `x`,
// and only the first half of the angles is read, since the second is the same.
inline torch::Tensor rotate_halves(const torch::Tensor& x, const torch::Tensor& cos,
                                   const torch::Tensor& sin) {
  const auto half = x.size(-1) / 2;
  const auto low = x.narrow(/*dim=*/-1, 0, half);
  const auto high = x.narrow(/*dim=*/-1, half, half);
  const auto half_cos = cos.narrow(/*dim=*/-1, 0, half);
  const auto half_sin = sin.narrow(/*dim=*/-1, 0, half);
  return torch::cat({low * half_cos - high * half_sin, high * half_cos + low * half_sin},
                    /*dim=*/-1);
}

}  // namespace torchmodels::llama

// Replacements have a namespace of their own inside upstream's: upstream's names are found from
// here, and a replacement may have the name of what it replaces.
namespace torchmodels::llama::gpu {

// ---- LlamaRMSNormImpl ---------------------------------------------------------------------------

/// Scales each vector to a root mean square of one, then by a learned weight.
//
// 1. forward — one fused kernel; upstream launches six (cast, square, mean, rsqrt, two products)
// 2. constructor — refuses an empty width, for which the kernel has no grid
struct FusedRMSNormImpl : public torch::nn::Cloneable<FusedRMSNormImpl> {
  explicit FusedRMSNormImpl(int64_t hidden_size, double eps = 1e-6)
      : hidden_size(hidden_size), variance_epsilon(eps) {
    // --- Patch.2 ---
    TORCH_CHECK(hidden_size > 0, "LlamaRMSNorm: a width of ", hidden_size);
    // --- Patch.2 ---
    // NOLINTNEXTLINE(clang-analyzer-optin.cplusplus.VirtualCall)
    reset();
  }

  void reset() override { weight = register_parameter("weight", torch::ones({hidden_size})); }

  void pretty_print(std::ostream& stream) const override {
    stream << "LlamaRMSNorm(" << hidden_size << ", eps=" << variance_epsilon << ")";
  }

  torch::Tensor forward(const torch::Tensor& hidden_states);

  int64_t hidden_size;
  double variance_epsilon;
  torch::Tensor weight;
};

torch::Tensor FusedRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return fused::rms_norm(hidden_states, weight, variance_epsilon);
  // --- Patch.1 ---
}

// ---- apply_rotary_pos_emb -----------------------------------------------------------------------

/// Turns queries and keys by their positions' angles. `unsqueeze_dim` is the head dimension of `q`
/// and `k`, which `cos` and `sin` lack.
//
// 1. rotate_halves instead of rotate_half — saves two copies of queries and keys a layer
std::tuple<torch::Tensor, torch::Tensor> apply_rotary_pos_emb(const torch::Tensor& q,
                                                              const torch::Tensor& k,
                                                              const torch::Tensor& cos,
                                                              const torch::Tensor& sin,
                                                              int64_t unsqueeze_dim = 1) {
  const auto wide_cos = cos.unsqueeze(unsqueeze_dim);
  const auto wide_sin = sin.unsqueeze(unsqueeze_dim);
  // --- Patch.1 ---
  auto q_embed = rotate_halves(q, wide_cos, wide_sin);
  auto k_embed = rotate_halves(k, wide_cos, wide_sin);
  // --- Patch.1 ---
  return std::make_tuple(std::move(q_embed), std::move(k_embed));
}

// ---- LlamaMLPImpl::forward ----------------------------------------------------------------------

// Stand-in: upstream's class with the method under patch declared anew, so that it can be defined
// outside of its class.
struct LlamaMLPImpl : llama::LlamaMLPImpl {
  torch::Tensor forward(const torch::Tensor& x);
};

// 1. activation and product in one kernel — the widened activations are read once, not twice
torch::Tensor LlamaMLPImpl::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  return down_proj->forward(fused::swiglu(gate_proj->forward(x), up_proj->forward(x)));
  // --- Patch.1 ---
}

// ---- LlamaForCausalLMImpl::forward --------------------------------------------------------------

// Stand-in: derived from upstream's class, so that its members are known; the name is free, since
// the spec says which method it wants.
struct FusedLossCausalLM : llama::LlamaForCausalLMImpl {
  CausalLMOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                         const torch::Tensor& labels);
};

// 1. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
// 2. without labels, as upstream
CausalLMOutput FusedLossCausalLM::forward(const torch::Tensor& input_ids,
                                          const torch::Tensor& attention_mask,
                                          const torch::Tensor& labels) {
  const auto hidden_states = model->forward(input_ids, attention_mask);

  // --- Patch.1 ---
  if (labels.defined()) {
    const auto shifted = hidden_states.slice(/*dim=*/1, 0, -1);
    auto loss =
        fused::linear_cross_entropy(shifted.reshape({-1, config.hidden_size}), lm_head->weight,
                                    labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
    return {loss, torch::Tensor()};
  }
  // --- Patch.1 ---

  // --- Patch.2 ---
  return {torch::Tensor(), lm_head->forward(hidden_states)};
  // --- Patch.2 ---
}

// ---- LlamaForSequenceClassificationImpl::forward ------------------------------------------------

// Upstream's last_tokens is private; the stand-in declares it for the compiler.
struct LlamaForSequenceClassificationImpl : llama::LlamaForSequenceClassificationImpl {
  torch::Tensor last_tokens(const torch::Tensor& input_ids) const;

  /// `labels` is [batch].
  //
  // 1. the head over the last tokens alone — upstream scores all of them, then picks
  ClassifierOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                           const torch::Tensor& labels) {
    // --- Patch.1 ---
    const auto hidden_states = model->forward(input_ids, attention_mask);
    const auto rows = torch::arange(input_ids.size(0), input_ids.options());
    const auto pooled = score->forward(hidden_states.index({rows, last_tokens(input_ids)}));
    // --- Patch.1 ---
    return {classification_loss(pooled, labels), pooled};
  }
};

}  // namespace torchmodels::llama::gpu
