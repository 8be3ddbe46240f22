// Replacements for qwen3_5/modeling_qwen3_5.cpp on GPUs; qwen3_5_gpu.patchspec.json says where each
// goes, and takes those that are the same in other models from their patch files.
// ../qwen3_5_moe/qwen3_5_moe_gpu.patchspec.json takes most of these over, renamed.

#include <fused/linear_cross_entropy.h>
#include <fused/rms_norm.h>
#include <limits>
#include <linear_attention/varlen.h>
#include <torch/torch.h>

#include "common/modeling_losses.h"
#include "qwen3_5/modeling_qwen3_5.h"

// The spec's block says which kernels these are; here, those that every machine has.
namespace linear_kernels = linear_attention;

// Helpers are new: they stand in the namespace in which the generated file will have them.
namespace torchmodels::qwen3_5 {

/// To which sequence of a packed row of `length` tokens each of them belongs; `cu_seq_lens`
/// [sequences + 1] says where they begin. Throws when it does not part the row.
inline torch::Tensor sequence_numbers(const torch::Tensor& cu_seq_lens, int64_t length) {
  const auto bounds = cu_seq_lens.to(torch::kCPU, torch::kInt64);  // the host waits once a batch
  TORCH_CHECK(bounds.dim() == 1 && bounds.size(0) > 1 && bounds[0].item<int64_t>() == 0 &&
                  bounds[-1].item<int64_t>() == length && bounds.diff().gt(0).all().item<bool>(),
              "the bounds of sequences have to rise from 0 to ", length, ", the row's length");
  return torch::bucketize(torch::arange(length, cu_seq_lens.options()), cu_seq_lens.slice(0, 1),
                          /*out_int32=*/false, /*right=*/true);
}

}  // namespace torchmodels::qwen3_5

// A namespace inside upstream's: its names are found from here, and the stand-ins, which derive
// from upstream's classes to know their members, may have the names of what they stand for.
namespace torchmodels::qwen3_5::gpu {

// ---- Qwen3_5RMSNormImpl::forward ----------------------------------------------------------------

struct Qwen3_5RMSNormImpl : qwen3_5::Qwen3_5RMSNormImpl {
  torch::Tensor forward(const torch::Tensor& hidden_states);
};

// 1. one fused kernel — it knows nothing of the one that this model adds to its weights
torch::Tensor Qwen3_5RMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return fused::rms_norm(hidden_states, 1.0 + weight, variance_epsilon);
  // --- Patch.1 ---
}

// ---- Qwen3_5GatedDeltaNetImpl::forward ----------------------------------------------------------

struct Qwen3_5GatedDeltaNetImpl : qwen3_5::Qwen3_5GatedDeltaNetImpl {
  /// `attention_mask` is [batch, length]; padding leaves the state alone. `cu_seq_lens_q` says
  /// where the sequences of a packed row begin. Either may be missing.
  torch::Tensor forward(torch::Tensor hidden_states, const torch::Tensor& attention_mask,
                        const torch::Tensor& cu_seq_lens_q = {});
};
TORCH_MODULE(Qwen3_5GatedDeltaNet);

// 1. kernels that know where sequences begin — convolution and state of a packed row would run on
//    from one into the next
torch::Tensor Qwen3_5GatedDeltaNetImpl::forward(torch::Tensor hidden_states,
                                                const torch::Tensor& attention_mask,
                                                const torch::Tensor& cu_seq_lens_q) {
  if (attention_mask.defined()) {
    hidden_states = hidden_states * attention_mask.unsqueeze(-1).to(hidden_states.scalar_type());
  }
  const int64_t batch = hidden_states.size(0);
  const int64_t length = hidden_states.size(1);
  // --- Patch.1 ---
  const auto mixed =
      linear_kernels::causal_conv1d(in_proj_qkv->forward(hidden_states).transpose(1, 2),
                                    conv1d->weight, cu_seq_lens_q)
          .transpose(1, 2);
  // --- Patch.1 ---
  const int64_t key_size = num_k_heads * head_k_dim;
  const auto parts = mixed.split_with_sizes({key_size, key_size, num_v_heads * head_v_dim}, -1);
  const int64_t groups = num_v_heads / num_k_heads;
  const auto query = parts[0].reshape({batch, length, num_k_heads, head_k_dim});
  const auto key = parts[1].reshape({batch, length, num_k_heads, head_k_dim});
  const auto value = parts[2].reshape({batch, length, num_v_heads, head_v_dim});
  const auto beta = torch::sigmoid(in_proj_b->forward(hidden_states));
  const auto g = -A_log.exp() * torch::softplus(in_proj_a->forward(hidden_states) + dt_bias);

  // --- Patch.1 ---
  const auto attended = linear_kernels::gated_delta_rule(query.repeat_interleave(groups, /*dim=*/2),
                                                         key.repeat_interleave(groups, /*dim=*/2),
                                                         value, g, beta, cu_seq_lens_q);
  // --- Patch.1 ---
  const auto z = in_proj_z->forward(hidden_states).view_as(attended);
  return out_proj->forward(norm->forward(attended, z).reshape({batch, length, -1}));
}

// ---- Qwen3_5DecoderLayerImpl::forward -----------------------------------------------------------

struct Qwen3_5DecoderLayerImpl : qwen3_5::Qwen3_5DecoderLayerImpl {
  /// `attention_mask` is [batch, length], `causal_mask` what full attention adds. `cu_seq_lens_q`
  /// is for linear attention; full attention finds sequences in its mask.
  torch::Tensor forward(torch::Tensor hidden_states, const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask, const torch::Tensor& causal_mask,
                        const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5GatedDeltaNet linear_attn{nullptr};
};
TORCH_MODULE(Qwen3_5DecoderLayer);

// 1. cu_seq_lens_q — handed on to linear attention
torch::Tensor Qwen3_5DecoderLayerImpl::forward(torch::Tensor hidden_states,
                                               const PositionEmbeddings& position_embeddings,
                                               const torch::Tensor& attention_mask,
                                               const torch::Tensor& causal_mask,
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
  return hidden_states + mlp->forward(post_attention_layernorm->forward(hidden_states));
}

// ---- Qwen3_5ModelImpl::forward ------------------------------------------------------------------

struct Qwen3_5ModelImpl : qwen3_5::Qwen3_5ModelImpl {
  /// `cu_seq_lens_q` says where the sequences of one packed row begin, [sequences + 1]; without it
  /// each row is one.
  BaseModelOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                          const torch::Tensor& cu_seq_lens_q = {});
};
TORCH_MODULE(Qwen3_5Model);

// 1. packed rows — positions begin anew with each sequence, and full attention stays in it
// 2. cu_seq_lens_q — handed on to the layers
BaseModelOutput Qwen3_5ModelImpl::forward(const torch::Tensor& input_ids,
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
  for (const auto& layer : *layers) {
    // --- Patch.2 ---
    hidden_states = layer->as<Qwen3_5DecoderLayer>()->forward(
        hidden_states, position_embeddings, attention_mask, causal_mask, cu_seq_lens_q);
    // --- Patch.2 ---
  }
  return {norm->forward(hidden_states)};
}

// ---- Qwen3_5ForCausalLMImpl::forward ------------------------------------------------------------

struct Qwen3_5ForCausalLMImpl : qwen3_5::Qwen3_5ForCausalLMImpl {
  /// `labels` are token ids like `input_ids`, kIgnoreIndex where no loss is wanted; position i is
  /// asked to predict label i + 1, of a packed row's last tokens as well: its first labels have to
  /// be kIgnoreIndex. `cu_seq_lens_q` says where its sequences begin.
  CausalLMOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                         const torch::Tensor& labels, const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5Model model{nullptr};
};

// 1. cu_seq_lens_q — handed on to the decoder
// 2. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
CausalLMOutput Qwen3_5ForCausalLMImpl::forward(const torch::Tensor& input_ids,
                                               const torch::Tensor& attention_mask,
                                               const torch::Tensor& labels,
                                               const torch::Tensor& cu_seq_lens_q) {
  // --- Patch.1 ---
  const auto output = model->forward(input_ids, attention_mask, cu_seq_lens_q);
  // --- Patch.1 ---
  // --- Patch.2 ---
  if (labels.defined()) {
    const auto shifted = output.last_hidden_state.slice(/*dim=*/1, 0, -1);
    const auto loss =
        fused::linear_cross_entropy(shifted.reshape({-1, config.hidden_size}), lm_head->weight,
                                    labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
    return {loss, torch::Tensor()};
  }
  return {torch::Tensor(), lm_head->forward(output.last_hidden_state)};
  // --- Patch.2 ---
}

}  // namespace torchmodels::qwen3_5::gpu
