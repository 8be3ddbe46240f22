// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen3_5/modeling_qwen3_5.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen3_5/qwen3_5_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen3_5/qwen3_5_gpu.patchspec.json -o generated --diff
//  Fingerprint: efa96542a457a1ff
//
//  Patches applied:
//    - namespace: torchmodels::qwen3_5 -> torchmodels::qwen3_5_gpu
//    - drop_include: "common/model_registry.h"
//      upstream's registry takes one class an architecture
//    - add_include: <modeling/register_gpu.h>
//      the registry that tells backends apart
//    - drop_include: "common/linear_attention.h"
//      upstream's kernels do not know where sequences begin
//    - add_post_include_block
//      a library of kernels where there is one
//    - add_include: <limits>, <fused/linear_cross_entropy.h>, <fused/rms_norm.h>, <fused/swiglu.h>
//      what the patches below call
//    - add_helper: sequence_numbers
//      for the mask of full attention
//    - override_method: Qwen3_5GatedDeltaNetImpl::forward
//      sequences of a packed row are kept apart
//    - override_method: Qwen3_5DecoderLayerImpl::forward
//      hands on where sequences begin
//    - override_method: Qwen3_5ModelImpl::forward
//      takes packed rows
//    - override_method: Qwen3_5ForCausalLMImpl::forward
//      takes packed rows; training on long sequences: the logits of a batch do not fit beside the model
//    - override_method: Qwen3_5RMSNormImpl::forward
//      one kernel instead of six: norms are bound by launches and memory, not arithmetic
//    - override_method: Qwen3_5MLPImpl::forward
//      activation and product in one pass over the widened activations
// ============================================================================
// Copyright 2026 The torchmodels authors
//
// Licensed under the Apache License, Version 2.0 (the "License"); you may not use this file except
// in compliance with the License. You may obtain a copy of the License at
//
//     http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software distributed under the License
// is distributed on an "AS IS" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express
// or implied. See the License for the specific language governing permissions and limitations under
// the License.

#include "patched_modeling_qwen3_5_gpu.h"

#include <cmath>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <vector>
#include <modeling/register_gpu.h>
#include <limits>
#include <fused/linear_cross_entropy.h>
#include <fused/rms_norm.h>
#include <fused/swiglu.h>

#include "common/modeling_losses.h"

// ======================================================================
// [POST-INCLUDE BLOCK]
// Reason: a library of kernels where there is one
// ======================================================================
// Kernels that know where the sequences of a packed row begin.
#if __has_include(<fla/gated_delta_rule.h>)
#include <fla/gated_delta_rule.h>
namespace linear_kernels = fla;
#else  // not on this machine: upstream's arithmetic, one sequence after the other
#include <linear_attention/varlen.h>
namespace linear_kernels = linear_attention;
#endif

// ======================================================================
// [HELPERS]
// Reason: for the mask of full attention
// Source: sequence_numbers in qwen3_5_gpu_patches.cpp
// ======================================================================
namespace torchmodels::qwen3_5_gpu {

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

}  // namespace torchmodels::qwen3_5_gpu

namespace torchmodels {
namespace qwen3_5_gpu {

namespace {

torch::nn::Linear linear(int64_t in, int64_t out) {
  return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(false));
}

/// (a, b) becomes (-b, a), where a and b are the halves of the last dimension.
torch::Tensor rotate_half(const torch::Tensor& x) {
  const auto halves = x.chunk(2, /*dim=*/-1);
  return torch::cat({-halves[1], halves[0]}, /*dim=*/-1);
}

/// Turns the first elements of queries and keys, as many as there are angles; `cos` and `sin` lack
/// the head dimension.
std::pair<torch::Tensor, torch::Tensor> apply_rotary_pos_emb(const torch::Tensor& q,
                                                             const torch::Tensor& k,
                                                             const torch::Tensor& cos,
                                                             const torch::Tensor& sin,
                                                             int64_t unsqueeze_dim = 1) {
  const auto turn = [wide_cos = cos.unsqueeze(unsqueeze_dim),
                     wide_sin = sin.unsqueeze(unsqueeze_dim)](const torch::Tensor& x) {
    const auto turned = x.slice(/*dim=*/-1, 0, wide_cos.size(-1));
    const auto kept = x.slice(/*dim=*/-1, wide_cos.size(-1));
    return torch::cat({turned * wide_cos + rotate_half(turned) * wide_sin, kept}, /*dim=*/-1);
  };
  return {turn(q), turn(k)};
}

}  // namespace

Qwen3_5RMSNormImpl::Qwen3_5RMSNormImpl(int64_t hidden_size, double eps) : variance_epsilon(eps) {
  weight = register_parameter("weight", torch::zeros({hidden_size}));
}

// ======================================================================
// [PATCHED METHOD] Qwen3_5RMSNormImpl::forward
// Reason: one kernel instead of six: norms are bound by launches and memory, not arithmetic
// Source: Qwen3_5RMSNormImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
// 1. one fused kernel — it knows nothing of the one that this model adds to its weights
torch::Tensor Qwen3_5RMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return fused::rms_norm(hidden_states, 1.0 + weight, variance_epsilon);
  // --- Patch.1 ---
}

Qwen3_5RMSNormGatedImpl::Qwen3_5RMSNormGatedImpl(int64_t hidden_size, double eps)
    : variance_epsilon(eps) {
  weight = register_parameter("weight", torch::ones({hidden_size}));
}

torch::Tensor Qwen3_5RMSNormGatedImpl::forward(const torch::Tensor& hidden_states,
                                               const torch::Tensor& gate) {
  auto normalized = hidden_states.to(torch::kFloat32);
  const auto variance = normalized.pow(2).mean(/*dim=*/-1, /*keepdim=*/true);
  normalized = weight * (normalized * torch::rsqrt(variance + variance_epsilon));
  return (normalized * torch::silu(gate.to(torch::kFloat32))).to(hidden_states.scalar_type());
}

Qwen3_5GatedDeltaNetImpl::Qwen3_5GatedDeltaNetImpl(const Qwen3_5Config& config)
    : num_k_heads(config.linear_num_key_heads),
      num_v_heads(config.linear_num_value_heads),
      head_k_dim(config.linear_key_head_dim),
      head_v_dim(config.linear_value_head_dim) {
  const int64_t key_size = num_k_heads * head_k_dim;
  const int64_t value_size = num_v_heads * head_v_dim;
  const int64_t channels = 2 * key_size + value_size;
  in_proj_qkv = register_module("in_proj_qkv", linear(config.hidden_size, channels));
  in_proj_z = register_module("in_proj_z", linear(config.hidden_size, value_size));
  in_proj_b = register_module("in_proj_b", linear(config.hidden_size, num_v_heads));
  in_proj_a = register_module("in_proj_a", linear(config.hidden_size, num_v_heads));
  conv1d = register_module(
      "conv1d",
      torch::nn::Conv1d(torch::nn::Conv1dOptions(channels, channels, config.linear_conv_kernel_dim)
                            .groups(channels)
                            .bias(false)));
  dt_bias = register_parameter("dt_bias", torch::ones({num_v_heads}));
  A_log = register_parameter("A_log", torch::zeros({num_v_heads}));
  norm = register_module("norm", Qwen3_5RMSNormGated(head_v_dim, config.rms_norm_eps));
  out_proj = register_module("out_proj", linear(value_size, config.hidden_size));
}

// ======================================================================
// [PATCHED METHOD] Qwen3_5GatedDeltaNetImpl::forward
// Reason: sequences of a packed row are kept apart
// Source: Qwen3_5GatedDeltaNetImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
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

Qwen3_5AttentionImpl::Qwen3_5AttentionImpl(const Qwen3_5Config& config)
    : head_dim(config.head_dim),
      num_key_value_groups(config.num_attention_heads / config.num_key_value_heads),
      scaling(1.0 / std::sqrt(static_cast<double>(config.head_dim))) {
  const int64_t query_size = config.num_attention_heads * head_dim;
  const int64_t key_size = config.num_key_value_heads * head_dim;
  q_proj = register_module("q_proj", linear(config.hidden_size, 2 * query_size));
  k_proj = register_module("k_proj", linear(config.hidden_size, key_size));
  v_proj = register_module("v_proj", linear(config.hidden_size, key_size));
  o_proj = register_module("o_proj", linear(query_size, config.hidden_size));
  q_norm = register_module("q_norm", Qwen3_5RMSNorm(head_dim, config.rms_norm_eps));
  k_norm = register_module("k_norm", Qwen3_5RMSNorm(head_dim, config.rms_norm_eps));
}

torch::Tensor Qwen3_5AttentionImpl::forward(const torch::Tensor& hidden_states,
                                            const PositionEmbeddings& position_embeddings,
                                            const torch::Tensor& attention_mask) {
  const int64_t batch = hidden_states.size(0);
  const int64_t length = hidden_states.size(1);
  const auto query_and_gate =
      q_proj->forward(hidden_states).view({batch, length, -1, 2 * head_dim}).chunk(2, /*dim=*/-1);
  auto query = q_norm->forward(query_and_gate[0]).transpose(1, 2);
  auto key = k_norm->forward(k_proj->forward(hidden_states).view({batch, length, -1, head_dim}))
                 .transpose(1, 2);
  auto value = v_proj->forward(hidden_states).view({batch, length, -1, head_dim}).transpose(1, 2);
  const auto& [cos, sin] = position_embeddings;
  std::tie(query, key) = apply_rotary_pos_emb(query, key, cos, sin);

  key = key.repeat_interleave(num_key_value_groups, /*dim=*/1);
  value = value.repeat_interleave(num_key_value_groups, /*dim=*/1);
  auto weights = torch::matmul(query, key.transpose(2, 3)) * scaling + attention_mask;
  weights = torch::softmax(weights, /*dim=*/-1, torch::kFloat32).to(query.scalar_type());
  const auto attended = torch::matmul(weights, value).transpose(1, 2);
  const auto gated = attended * torch::sigmoid(query_and_gate[1]);
  return o_proj->forward(gated.reshape({batch, length, -1}));
}

Qwen3_5MLPImpl::Qwen3_5MLPImpl(int64_t hidden_size, int64_t intermediate_size) {
  gate_proj = register_module("gate_proj", linear(hidden_size, intermediate_size));
  up_proj = register_module("up_proj", linear(hidden_size, intermediate_size));
  down_proj = register_module("down_proj", linear(intermediate_size, hidden_size));
}

// ======================================================================
// [PATCHED METHOD] Qwen3_5MLPImpl::forward
// Reason: activation and product in one pass over the widened activations
// Source: LlamaMLPImpl::forward in llama_gpu_patches.cpp
// ======================================================================
// 1. activation and product in one kernel — the widened activations are read once, not twice
torch::Tensor Qwen3_5MLPImpl::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  return down_proj->forward(fused::swiglu(gate_proj->forward(x), up_proj->forward(x)));
  // --- Patch.1 ---
}

Qwen3_5DecoderLayerImpl::Qwen3_5DecoderLayerImpl(const Qwen3_5Config& config, int64_t layer_idx) {
  if (config.layer_types[layer_idx] == "linear_attention") {
    linear_attn = register_module("linear_attn", Qwen3_5GatedDeltaNet(config));
  } else {
    self_attn = register_module("self_attn", Qwen3_5Attention(config));
  }
  mlp = register_module("mlp", Qwen3_5MLP(config.hidden_size, config.intermediate_size));
  input_layernorm =
      register_module("input_layernorm", Qwen3_5RMSNorm(config.hidden_size, config.rms_norm_eps));
  post_attention_layernorm = register_module(
      "post_attention_layernorm", Qwen3_5RMSNorm(config.hidden_size, config.rms_norm_eps));
}

// ======================================================================
// [PATCHED METHOD] Qwen3_5DecoderLayerImpl::forward
// Reason: hands on where sequences begin
// Source: Qwen3_5DecoderLayerImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
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

void Qwen3_5PreTrainedModel::init_weights(torch::nn::Module& module, torch::Generator& generator) {
  PreTrainedModel::init_weights(module, generator);
  if (auto* delta_net = module.as<Qwen3_5GatedDeltaNet>()) {
    delta_net->dt_bias.fill_(1.0);
    delta_net->A_log.uniform_(1e-3, 16.0, generator).log_();
  }
}

Qwen3_5ModelImpl::Qwen3_5ModelImpl(const Qwen3_5Config& config) : Qwen3_5PreTrainedModel(config) {
  embed_tokens =
      register_module("embed_tokens", torch::nn::Embedding(config.vocab_size, config.hidden_size));
  layers = register_module("layers", torch::nn::ModuleList());
  for (size_t index = 0; index < config.layer_types.size(); ++index) {
    layers->push_back(Qwen3_5DecoderLayer(config, static_cast<int64_t>(index)));
  }
  norm = register_module("norm", Qwen3_5RMSNorm(config.hidden_size, config.rms_norm_eps));
  const auto rotary_size =
      static_cast<int64_t>(static_cast<double>(config.head_dim) * config.partial_rotary_factor);
  const auto exponents =
      torch::arange(0, rotary_size, 2, torch::kFloat32) / static_cast<double>(rotary_size);
  inv_freq = register_buffer("inv_freq", torch::pow(config.rope_theta, -exponents));
  post_init();
}

// ======================================================================
// [PATCHED METHOD] Qwen3_5ModelImpl::forward
// Reason: takes packed rows
// Source: Qwen3_5ModelImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
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

Qwen3_5ForCausalLMImpl::Qwen3_5ForCausalLMImpl(const Qwen3_5Config& config)
    : Qwen3_5PreTrainedModel(config) {
  model = register_module("model", Qwen3_5Model(config));
  lm_head = register_module("lm_head", linear(config.hidden_size, config.vocab_size));
  post_init();
}

// ======================================================================
// [PATCHED METHOD] Qwen3_5ForCausalLMImpl::forward
// Reason: takes packed rows; training on long sequences: the logits of a batch do not fit beside the model
// Source: Qwen3_5ForCausalLMImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
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

TORCHMODELS_REGISTER_MODEL(Qwen3_5Model, Qwen3_5Config);
TORCHMODELS_REGISTER_MODEL(Qwen3_5ForCausalLM, Qwen3_5Config);

}  // namespace qwen3_5_gpu
}  // namespace torchmodels
