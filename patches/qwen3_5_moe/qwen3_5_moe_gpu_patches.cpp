// Replacements for qwen3_5_moe/modeling_qwen3_5_moe.cpp on GPUs: what is not the same in Qwen3.5,
// and so cannot be taken from ../qwen3_5/qwen3_5_gpu_patches.cpp. qwen3_5_moe_gpu.patchspec.json
// says where each goes.

#include <fused/group_gemm.h>
#include <fused/linear_cross_entropy.h>
#include <limits>
#include <torch/torch.h>
#include <utility>
#include <vector>

#include "common/modeling_losses.h"
#include "qwen3_5_moe/modeling_qwen3_5_moe.h"

// A namespace inside upstream's: its names are found from here, and the stand-ins, which derive
// from upstream's classes to know their members, may have the names of what they stand for.
namespace torchmodels::qwen3_5_moe::gpu {

// ---- Stand-ins for what comes from Qwen3.5's patch file -----------------------------------------

torch::Tensor sequence_numbers(const torch::Tensor& cu_seq_lens, int64_t length);

struct Qwen3_5MoeGatedDeltaNetImpl : qwen3_5_moe::Qwen3_5MoeGatedDeltaNetImpl {
  torch::Tensor forward(torch::Tensor hidden_states, const torch::Tensor& attention_mask,
                        const torch::Tensor& cu_seq_lens_q);
};
TORCH_MODULE(Qwen3_5MoeGatedDeltaNet);

// ---- Qwen3_5MoeExpertsImpl::forward -------------------------------------------------------------

struct Qwen3_5MoeExpertsImpl : qwen3_5_moe::Qwen3_5MoeExpertsImpl {
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                        const torch::Tensor& top_k_weights);
};

// 1. all experts in one launch — the weights have the kernel's layout already
torch::Tensor Qwen3_5MoeExpertsImpl::forward(const torch::Tensor& hidden_states,
                                             const torch::Tensor& top_k_index,
                                             const torch::Tensor& top_k_weights) {
  // --- Patch.1 ---
  return fused::moe_experts(hidden_states, gate_up_proj, down_proj, top_k_index, top_k_weights);
  // --- Patch.1 ---
}

// ---- Qwen3_5MoeDecoderLayerImpl::forward --------------------------------------------------------

struct Qwen3_5MoeDecoderLayerImpl : qwen3_5_moe::Qwen3_5MoeDecoderLayerImpl {
  /// `attention_mask` is [batch, length], `causal_mask` what full attention adds. `cu_seq_lens_q`
  /// is for linear attention; full attention finds sequences in its mask. Gives the router's
  /// logits, too.
  std::pair<torch::Tensor, torch::Tensor> forward(torch::Tensor hidden_states,
                                                  const PositionEmbeddings& position_embeddings,
                                                  const torch::Tensor& attention_mask,
                                                  const torch::Tensor& causal_mask,
                                                  const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5MoeGatedDeltaNet linear_attn{nullptr};
};
TORCH_MODULE(Qwen3_5MoeDecoderLayer);

// 1. cu_seq_lens_q — handed on to linear attention
std::pair<torch::Tensor, torch::Tensor> Qwen3_5MoeDecoderLayerImpl::forward(
    torch::Tensor hidden_states, const PositionEmbeddings& position_embeddings,
    const torch::Tensor& attention_mask, const torch::Tensor& causal_mask,
    const torch::Tensor& cu_seq_lens_q) {
  const auto normalized = input_layernorm->forward(hidden_states);
  if (linear_attn) {
    // --- Patch.1 ---
    hidden_states = hidden_states + linear_attn->forward(normalized, attention_mask, cu_seq_lens_q);
    // --- Patch.1 ---
  } else {
    hidden_states =
        hidden_states + self_attn->forward(normalized, position_embeddings, causal_mask);
  }
  const auto [output, router_logits] =
      mlp->forward(post_attention_layernorm->forward(hidden_states));
  return {hidden_states + output, router_logits};
}

// ---- Qwen3_5MoeModelImpl::forward ---------------------------------------------------------------

struct Qwen3_5MoeModelImpl : qwen3_5_moe::Qwen3_5MoeModelImpl {
  /// `cu_seq_lens_q` says where the sequences of one packed row begin, [sequences + 1]; without it
  /// each row is one.
  MoeModelOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                         const torch::Tensor& cu_seq_lens_q = {});
};
TORCH_MODULE(Qwen3_5MoeModel);

// 1. packed rows — positions begin anew with each sequence, and full attention stays in it
// 2. cu_seq_lens_q — handed on to the layers
MoeModelOutput Qwen3_5MoeModelImpl::forward(const torch::Tensor& input_ids,
                                            const torch::Tensor& attention_mask,
                                            const torch::Tensor& cu_seq_lens_q) {
  auto hidden_states = embed_tokens->forward(input_ids);
  const int64_t length = input_ids.size(1);
  // --- Patch.1 ---
  auto positions = torch::arange(length, torch::kFloat32).unsqueeze(0);
  auto causal_mask = create_causal_mask(attention_mask, length, hidden_states.options());
  if (cu_seq_lens_q.defined()) {
    TORCH_CHECK(input_ids.size(0) == 1, "sequences are packed into one row, not ",
                input_ids.size(0));
    const auto numbers = sequence_numbers(cu_seq_lens_q, length);
    positions = positions - cu_seq_lens_q.index({numbers});
    causal_mask = causal_mask.masked_fill(numbers.unsqueeze(1).ne(numbers.unsqueeze(0)),
                                          std::numeric_limits<float>::lowest());
  }
  // --- Patch.1 ---
  const auto angles = positions.unsqueeze(-1) * inv_freq;
  const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
  const PositionEmbeddings position_embeddings(both_halves.cos(), both_halves.sin());
  std::vector<torch::Tensor> all_router_logits;
  for (const auto& layer : *layers) {
    // --- Patch.2 ---
    const auto [output, router_logits] = layer->as<Qwen3_5MoeDecoderLayer>()->forward(
        hidden_states, position_embeddings, attention_mask, causal_mask, cu_seq_lens_q);
    // --- Patch.2 ---
    hidden_states = output;
    all_router_logits.push_back(router_logits);
  }
  return {norm->forward(hidden_states), all_router_logits};
}

// ---- Qwen3_5MoeForCausalLMImpl::forward ---------------------------------------------------------

struct Qwen3_5MoeForCausalLMImpl : qwen3_5_moe::Qwen3_5MoeForCausalLMImpl {
  /// `labels` are token ids like `input_ids`, kIgnoreIndex where no loss is wanted; position i is
  /// asked to predict label i + 1, of a packed row's last tokens as well: its first labels have to
  /// be kIgnoreIndex. `cu_seq_lens_q` says where its sequences begin.
  MoeCausalLMOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                            const torch::Tensor& labels, const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5MoeModel model{nullptr};
};

// 1. cu_seq_lens_q — handed on to the decoder
// 2. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
MoeCausalLMOutput Qwen3_5MoeForCausalLMImpl::forward(const torch::Tensor& input_ids,
                                                     const torch::Tensor& attention_mask,
                                                     const torch::Tensor& labels,
                                                     const torch::Tensor& cu_seq_lens_q) {
  // --- Patch.1 ---
  const auto output = model->forward(input_ids, attention_mask, cu_seq_lens_q);
  // --- Patch.1 ---
  // --- Patch.2 ---
  torch::Tensor logits;
  torch::Tensor loss;
  if (labels.defined()) {
    const auto shifted = output.last_hidden_state.slice(/*dim=*/1, 0, -1);
    loss = fused::linear_cross_entropy(shifted.reshape({-1, config.hidden_size}), lm_head->weight,
                                       labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
  } else {
    logits = lm_head->forward(output.last_hidden_state);
  }
  // --- Patch.2 ---

  torch::Tensor aux_loss;
  if (config.output_router_logits) {
    aux_loss =
        load_balancing_loss(output.router_logits, config.num_experts, config.num_experts_per_tok);
    if (loss.defined()) {
      loss = loss + config.router_aux_loss_coef * aux_loss;
    }
  }
  return {loss, aux_loss, logits, output.router_logits};
}

}  // namespace torchmodels::qwen3_5_moe::gpu
