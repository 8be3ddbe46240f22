// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen3_moe/modeling_qwen3_moe.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen3_moe/qwen3_moe_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen3_moe/qwen3_moe_gpu.patchspec.json -o generated --diff
//  Fingerprint: c4458c7ae54e8bf6
//
//  Patches applied:
//    - namespace: torchmodels::qwen3_moe -> torchmodels::qwen3_moe_gpu
//    - drop_include: "common/model_registry.h"
//      upstream's registry takes one class an architecture
//    - add_include: <modeling/register_gpu.h>
//      the registry that tells backends apart
//    - add_include: <fused/linear_cross_entropy.h>, <fused/swiglu.h>
//      the kernels that the patches below call
//    - replace_class: Qwen3MoeExpertsImpl
//      two weights for all experts of a layer: one launch computes all of them, and ranks take slices
//    - override_method: Qwen3MoePreTrainedModel::init_weights
//      a new model draws the fused weights, too
//    - override_method: Qwen3MoeTopKRouterImpl::forward
//      for half precision: the experts that float32 chooses
//    - override_method: Qwen3MoeMLPImpl::forward
//      activation and product in one pass over the widened activations
//    - replace_function: apply_rotary_pos_emb
//      one launch for queries and keys
//    - exclude_from_output: rotate_half
//      only upstream's rotary embedding used it
//    - override_method: Qwen3MoeForCausalLMImpl::forward
//      training on long sequences: the logits of a batch do not fit beside the model
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

#include "patched_modeling_qwen3_moe_gpu.h"

#include <cmath>
#include <string>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <vector>
#include <modeling/register_gpu.h>
#include <fused/linear_cross_entropy.h>
#include <fused/swiglu.h>
#include <fused/rotary.h>

#include "common/modeling_losses.h"

namespace torchmodels {
namespace qwen3_moe_gpu {

namespace {

torch::nn::Linear linear(int64_t in, int64_t out) {
  return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(false));
}

// ======================================================================
// [PATCHED FUNCTION] apply_rotary_pos_emb
// Reason: one launch for queries and keys
// Source: fused::rotary in <fused/rotary.h>
// ======================================================================
/// Turns queries and keys by their positions' angles; `cos` and `sin` lack the head dimension.
std::pair<torch::Tensor, torch::Tensor> apply_rotary_pos_emb(const torch::Tensor& q,
                                                             const torch::Tensor& k,
                                                             const torch::Tensor& cos,
                                                             const torch::Tensor& sin,
                                                             int64_t unsqueeze_dim = 1) {
  return fused::rotary(q, k, cos, sin, unsqueeze_dim);
}

}  // namespace

Qwen3MoeMLPImpl::Qwen3MoeMLPImpl(int64_t hidden_size, int64_t intermediate_size) {
  gate_proj = register_module("gate_proj", linear(hidden_size, intermediate_size));
  up_proj = register_module("up_proj", linear(hidden_size, intermediate_size));
  down_proj = register_module("down_proj", linear(intermediate_size, hidden_size));
}

// ======================================================================
// [PATCHED METHOD] Qwen3MoeMLPImpl::forward
// Reason: activation and product in one pass over the widened activations
// Source: LlamaMLPImpl::forward in llama_gpu_patches.cpp
// ======================================================================
// 1. activation and product in one kernel — the widened activations are read once, not twice
torch::Tensor Qwen3MoeMLPImpl::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  return down_proj->forward(fused::swiglu(gate_proj->forward(x), up_proj->forward(x)));
  // --- Patch.1 ---
}

// ======================================================================
// [PATCHED CLASS] Qwen3MoeExpertsImpl
// Reason: two weights for all experts of a layer: one launch computes all of them, and ranks take slices
// Source: Qwen3MoeExpertsImpl in qwen3_moe_gpu_patches.cpp
// ======================================================================
Qwen3MoeExpertsImpl::Qwen3MoeExpertsImpl(const Qwen3MoeConfig& config)
    : num_experts(config.num_experts) {
  // --- Patch.1 ---
  gate_up_proj = register_parameter(
      "gate_up_proj",
      torch::empty({num_experts, 2 * config.moe_intermediate_size, config.hidden_size}));
  down_proj = register_parameter(
      "down_proj", torch::empty({num_experts, config.hidden_size, config.moe_intermediate_size}));
  // --- Patch.1 ---
}

torch::Tensor Qwen3MoeExpertsImpl::forward(const torch::Tensor& hidden_states,
                                           const torch::Tensor& top_k_index,
                                           const torch::Tensor& top_k_weights) {
  // --- Patch.2 ---
  if (implementation == fused::MoeImplementation::Eager) {
    return forward_eager(hidden_states, top_k_index, top_k_weights);
  }
  return fused::moe_experts(hidden_states, gate_up_proj, down_proj, top_k_index, top_k_weights);
  // --- Patch.2 ---
}

torch::Tensor Qwen3MoeExpertsImpl::forward_eager(const torch::Tensor& hidden_states,
                                                 const torch::Tensor& top_k_index,
                                                 const torch::Tensor& top_k_weights) {
  auto output = torch::zeros_like(hidden_states);
  for (int64_t index = 0; index < num_experts; ++index) {
    const auto chosen = torch::where(top_k_index == index);
    const auto& tokens = chosen[0];
    if (tokens.numel() == 0) {
      continue;
    }
    const auto weights = top_k_weights.index({tokens, chosen[1]}).unsqueeze(-1);
    // --- Patch.1 ---
    const auto gate_up = torch::linear(hidden_states.index({tokens}), gate_up_proj[index]);
    const auto halves = gate_up.chunk(2, /*dim=*/-1);
    const auto expert_output = torch::linear(torch::silu(halves[0]) * halves[1], down_proj[index]);
    // --- Patch.1 ---
    output = output.index_add(/*dim=*/0, tokens, expert_output * weights);
  }
  return output;
}

Qwen3MoeTopKRouterImpl::Qwen3MoeTopKRouterImpl(const Qwen3MoeConfig& config)
    : top_k(config.num_experts_per_tok), norm_topk_prob(config.norm_topk_prob) {
  TORCH_CHECK(top_k <= config.num_experts, "a token wants ", top_k, " experts of ",
              config.num_experts);
  weight = register_parameter("weight", torch::empty({config.num_experts, config.hidden_size}));
}

// ======================================================================
// [PATCHED METHOD] Qwen3MoeTopKRouterImpl::forward
// Reason: for half precision: the experts that float32 chooses
// Source: Qwen3MoeTopKRouterImpl::forward in qwen3_moe_gpu_patches.cpp
// ======================================================================
// 1. logits in float32 — rounded to half precision, scores of experts become equal or change
//    places, and other experts are chosen
// 2. experts by their logits, and a softmax over the chosen ones alone — the same weights as those
//    of a softmax over all experts that are normalized afterwards
std::tuple<torch::Tensor, torch::Tensor, torch::Tensor> Qwen3MoeTopKRouterImpl::forward(
    const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  const auto logits = torch::linear(hidden_states.to(torch::kFloat32), weight.to(torch::kFloat32));
  // --- Patch.1 ---
  // --- Patch.2 ---
  const auto [scores, index] = torch::topk(logits, top_k, /*dim=*/-1);
  const auto weights = norm_topk_prob
                           ? torch::softmax(scores, /*dim=*/-1)
                           : torch::exp(scores - logits.logsumexp(/*dim=*/-1, /*keepdim=*/true));
  // --- Patch.2 ---
  return std::make_tuple(logits, weights.to(hidden_states.scalar_type()), index);
}

Qwen3MoeSparseMoeBlockImpl::Qwen3MoeSparseMoeBlockImpl(const Qwen3MoeConfig& config) {
  gate = register_module("gate", Qwen3MoeTopKRouter(config));
  experts = register_module("experts", Qwen3MoeExperts(config));
}

std::pair<torch::Tensor, torch::Tensor> Qwen3MoeSparseMoeBlockImpl::forward(
    const torch::Tensor& hidden_states) {
  const auto tokens = hidden_states.reshape({-1, hidden_states.size(-1)});
  const auto [logits, weights, index] = gate->forward(tokens);
  return {experts->forward(tokens, index, weights).view(hidden_states.sizes()), logits};
}

Qwen3MoeAttentionImpl::Qwen3MoeAttentionImpl(const Qwen3MoeConfig& config)
    : head_dim(config.head_dim),
      num_key_value_groups(config.num_attention_heads / config.num_key_value_heads),
      scaling(1.0 / std::sqrt(static_cast<double>(config.head_dim))) {
  const int64_t query_size = config.num_attention_heads * head_dim;
  const int64_t key_size = config.num_key_value_heads * head_dim;
  q_proj = register_module("q_proj", linear(config.hidden_size, query_size));
  k_proj = register_module("k_proj", linear(config.hidden_size, key_size));
  v_proj = register_module("v_proj", linear(config.hidden_size, key_size));
  o_proj = register_module("o_proj", linear(query_size, config.hidden_size));
  q_norm = register_module("q_norm", Qwen3MoeRMSNorm(head_dim, config.rms_norm_eps));
  k_norm = register_module("k_norm", Qwen3MoeRMSNorm(head_dim, config.rms_norm_eps));
}

torch::Tensor Qwen3MoeAttentionImpl::forward(const torch::Tensor& hidden_states,
                                             const PositionEmbeddings& position_embeddings,
                                             const torch::Tensor& attention_mask) {
  const int64_t batch = hidden_states.size(0);
  const int64_t length = hidden_states.size(1);
  const auto heads_of = [&](torch::nn::Linear& projection) {
    return projection->forward(hidden_states).view({batch, length, -1, head_dim});
  };
  auto query = q_norm->forward(heads_of(q_proj)).transpose(1, 2);
  auto key = k_norm->forward(heads_of(k_proj)).transpose(1, 2);
  auto value = heads_of(v_proj).transpose(1, 2);
  const auto& [cos, sin] = position_embeddings;
  std::tie(query, key) = apply_rotary_pos_emb(query, key, cos, sin);

  key = key.repeat_interleave(num_key_value_groups, /*dim=*/1);
  value = value.repeat_interleave(num_key_value_groups, /*dim=*/1);
  auto weights = torch::matmul(query, key.transpose(2, 3)) * scaling + attention_mask;
  weights = torch::softmax(weights, /*dim=*/-1, torch::kFloat32).to(query.scalar_type());
  return o_proj->forward(
      torch::matmul(weights, value).transpose(1, 2).reshape({batch, length, -1}));
}

Qwen3MoeDecoderLayerImpl::Qwen3MoeDecoderLayerImpl(const Qwen3MoeConfig& config,
                                                   int64_t layer_idx) {
  self_attn = register_module("self_attn", Qwen3MoeAttention(config));
  if (config.mlp_only_layers.count(layer_idx) > 0) {
    dense_mlp = register_module("mlp", Qwen3MoeMLP(config.hidden_size, config.intermediate_size));
  } else {
    sparse_mlp = register_module("mlp", Qwen3MoeSparseMoeBlock(config));
  }
  input_layernorm =
      register_module("input_layernorm", Qwen3MoeRMSNorm(config.hidden_size, config.rms_norm_eps));
  post_attention_layernorm = register_module(
      "post_attention_layernorm", Qwen3MoeRMSNorm(config.hidden_size, config.rms_norm_eps));
}

std::pair<torch::Tensor, torch::Tensor> Qwen3MoeDecoderLayerImpl::forward(
    torch::Tensor hidden_states, const PositionEmbeddings& position_embeddings,
    const torch::Tensor& attention_mask) {
  hidden_states = hidden_states + self_attn->forward(input_layernorm->forward(hidden_states),
                                                     position_embeddings, attention_mask);
  const auto normalized = post_attention_layernorm->forward(hidden_states);
  if (!sparse_mlp) {
    return {hidden_states + dense_mlp->forward(normalized), torch::Tensor()};
  }
  const auto [output, router_logits] = sparse_mlp->forward(normalized);
  return {hidden_states + output, router_logits};
}

// ======================================================================
// [PATCHED METHOD] Qwen3MoePreTrainedModel::init_weights
// Reason: a new model draws the fused weights, too
// Source: Qwen3MoePreTrainedModel::init_weights in qwen3_moe_gpu_patches.cpp
// ======================================================================
// 1. the experts' weights — they stand in no Linear any more
void Qwen3MoePreTrainedModel::init_weights(torch::nn::Module& module, torch::Generator& generator) {
  PreTrainedModel::init_weights(module, generator);
  if (auto* router = module.as<Qwen3MoeTopKRouter>()) {
    router->weight.normal_(0.0, config.initializer_range, generator);
  }
  // --- Patch.1 ---
  if (auto* experts = module.as<Qwen3MoeExperts>()) {
    experts->gate_up_proj.normal_(0.0, config.initializer_range, generator);
    experts->down_proj.normal_(0.0, config.initializer_range, generator);
  }
  // --- Patch.1 ---
}

Qwen3MoeModelImpl::Qwen3MoeModelImpl(const Qwen3MoeConfig& config)
    : Qwen3MoePreTrainedModel(config) {
  embed_tokens =
      register_module("embed_tokens", torch::nn::Embedding(config.vocab_size, config.hidden_size));
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.num_hidden_layers; ++index) {
    layers->push_back(Qwen3MoeDecoderLayer(config, index));
  }
  norm = register_module("norm", Qwen3MoeRMSNorm(config.hidden_size, config.rms_norm_eps));
  const auto exponents =
      torch::arange(0, config.head_dim, 2, torch::kFloat32) / static_cast<double>(config.head_dim);
  inv_freq = register_buffer("inv_freq", torch::pow(config.rope_theta, -exponents));
  post_init();
}

MoeModelOutput Qwen3MoeModelImpl::forward(const torch::Tensor& input_ids,
                                          const torch::Tensor& attention_mask) {
  auto hidden_states = embed_tokens->forward(input_ids);
  const int64_t length = input_ids.size(1);
  const auto positions = torch::arange(length, torch::kFloat32).unsqueeze(0);
  const auto angles = positions.unsqueeze(-1) * inv_freq;
  const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
  const PositionEmbeddings position_embeddings(both_halves.cos(), both_halves.sin());
  const auto causal_mask = create_causal_mask(attention_mask, length, hidden_states.options());

  std::vector<torch::Tensor> all_router_logits;
  for (const auto& layer : *layers) {
    auto [output, router_logits] =
        layer->as<Qwen3MoeDecoderLayer>()->forward(hidden_states, position_embeddings, causal_mask);
    hidden_states = output;
    if (router_logits.defined()) {
      all_router_logits.push_back(router_logits);
    }
  }
  return {norm->forward(hidden_states), all_router_logits};
}

Qwen3MoeForCausalLMImpl::Qwen3MoeForCausalLMImpl(const Qwen3MoeConfig& config)
    : Qwen3MoePreTrainedModel(config) {
  model = register_module("model", Qwen3MoeModel(config));
  lm_head = register_module("lm_head", linear(config.hidden_size, config.vocab_size));
  post_init();
}

// ======================================================================
// [PATCHED METHOD] Qwen3MoeForCausalLMImpl::forward
// Reason: training on long sequences: the logits of a batch do not fit beside the model
// Source: Qwen3MoeForCausalLMImpl::forward in qwen3_moe_gpu_patches.cpp
// ======================================================================
// 1. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
MoeCausalLMOutput Qwen3MoeForCausalLMImpl::forward(const torch::Tensor& input_ids,
                                                   const torch::Tensor& attention_mask,
                                                   const torch::Tensor& labels) {
  const auto output = model->forward(input_ids, attention_mask);
  // --- Patch.1 ---
  torch::Tensor logits;
  torch::Tensor loss;
  if (labels.defined()) {
    const auto shifted = output.last_hidden_state.slice(/*dim=*/1, 0, -1);
    loss = fused::linear_cross_entropy(shifted.reshape({-1, config.hidden_size}), lm_head->weight,
                                       labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
  } else {
    logits = lm_head->forward(output.last_hidden_state);
  }
  // --- Patch.1 ---

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

TORCHMODELS_REGISTER_MODEL(Qwen3MoeModel, Qwen3MoeConfig);
TORCHMODELS_REGISTER_MODEL(Qwen3MoeForCausalLM, Qwen3MoeConfig);

}  // namespace qwen3_moe_gpu
}  // namespace torchmodels
