// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     seed_oss/modeling_seed_oss.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/seed_oss/seed_oss_gpu.patchspec.json
//  Regenerate: patchgen patches/seed_oss/seed_oss_gpu.patchspec.json -o generated --diff
//  Fingerprint: e14bcffee2ae050e
//
//  Patches applied:
//    - namespace: torchmodels::seed_oss -> torchmodels::seed_oss_gpu
//    - drop_include: "common/model_registry.h"
//      upstream's registry takes one class an architecture
//    - add_include: <modeling/register_gpu.h>
//      the registry that tells backends apart
//    - add_include: <fused/linear_cross_entropy.h>, <fused/rms_norm.h>, <fused/swiglu.h>
//      the kernels that the patches below call
//    - override_method: SeedOssRMSNormImpl::forward
//      one kernel instead of six: norms are bound by launches and memory, not arithmetic
//    - replace_function: apply_rotary_pos_emb
//      one launch for queries and keys
//    - exclude_from_output: rotate_half
//      only upstream's rotary embedding used it
//    - override_method: SeedOssMLPImpl::forward
//      activation and product in one pass over the widened activations
//    - override_method: SeedOssForCausalLMImpl::forward
//      training on long sequences: the logits of a batch do not fit beside the model
//    - exclude_from_output: SeedOssForQuestionAnsweringImpl
//      nobody here trains models that mark answers
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

#include "patched_modeling_seed_oss_gpu.h"

#include <cmath>
#include <string>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <modeling/register_gpu.h>
#include <fused/linear_cross_entropy.h>
#include <fused/rms_norm.h>
#include <fused/swiglu.h>
#include <fused/rotary.h>

#include "common/modeling_losses.h"

namespace torchmodels::seed_oss_gpu {

namespace {

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

torch::nn::Linear linear(int64_t in, int64_t out, bool bias) {
  return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(bias));
}

}  // namespace

SeedOssRMSNormImpl::SeedOssRMSNormImpl(int64_t hidden_size, double eps) : variance_epsilon(eps) {
  weight = register_parameter("weight", torch::ones({hidden_size}));
}

// ======================================================================
// [PATCHED METHOD] SeedOssRMSNormImpl::forward
// Reason: one kernel instead of six: norms are bound by launches and memory, not arithmetic
// Source: SeedOssRMSNormImpl::forward in seed_oss_gpu_patches.cpp
// ======================================================================
// 1. one fused kernel — upstream launches six (cast, square, mean, rsqrt, two products)
torch::Tensor SeedOssRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return fused::rms_norm(hidden_states, weight, variance_epsilon);
  // --- Patch.1 ---
}

void SeedOssRMSNormImpl::pretty_print(std::ostream& stream) const {
  stream << "SeedOssRMSNorm(" << weight.size(0) << ", eps=" << variance_epsilon << ")";
}

SeedOssMLPImpl::SeedOssMLPImpl(const SeedOssConfig& config)
    : residual_dropout(config.residual_dropout) {
  gate_proj = register_module(
      "gate_proj", linear(config.hidden_size, config.intermediate_size, config.mlp_bias));
  up_proj = register_module("up_proj",
                            linear(config.hidden_size, config.intermediate_size, config.mlp_bias));
  down_proj = register_module(
      "down_proj", linear(config.intermediate_size, config.hidden_size, config.mlp_bias));
}

// ======================================================================
// [PATCHED METHOD] SeedOssMLPImpl::forward
// Reason: activation and product in one pass over the widened activations
// Source: SeedOssMLPImpl::forward in seed_oss_gpu_patches.cpp
// ======================================================================
// 1. activation and product in one kernel — the widened activations are read once, not twice
torch::Tensor SeedOssMLPImpl::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  const auto widened = fused::swiglu(gate_proj->forward(x), up_proj->forward(x));
  // --- Patch.1 ---
  return torch::dropout(down_proj->forward(widened), residual_dropout, is_training());
}

SeedOssRotaryEmbeddingImpl::SeedOssRotaryEmbeddingImpl(const SeedOssConfig& config) {
  const auto exponents =
      torch::arange(0, config.head_dim, 2, torch::kFloat32) / static_cast<double>(config.head_dim);
  inv_freq = register_buffer("inv_freq", torch::pow(config.rope_theta, -exponents));
}

PositionEmbeddings SeedOssRotaryEmbeddingImpl::forward(const torch::Tensor& position_ids,
                                                       torch::ScalarType dtype) {
  const auto angles = position_ids.unsqueeze(-1).to(torch::kFloat32) * inv_freq;
  const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
  return {both_halves.cos().to(dtype), both_halves.sin().to(dtype)};
}

SeedOssAttentionImpl::SeedOssAttentionImpl(const SeedOssConfig& config, int64_t layer_idx)
    : layer_idx(layer_idx),
      head_dim(config.head_dim),
      num_key_value_groups(config.num_attention_heads / config.num_key_value_heads),
      scaling(1.0 / std::sqrt(static_cast<double>(config.head_dim))),
      attention_dropout(config.attention_dropout),
      residual_dropout(config.residual_dropout) {
  const int64_t query_size = config.num_attention_heads * head_dim;
  const int64_t key_size = config.num_key_value_heads * head_dim;
  q_proj = register_module("q_proj", linear(config.hidden_size, query_size, config.attention_bias));
  k_proj = register_module("k_proj", linear(config.hidden_size, key_size, config.attention_bias));
  v_proj = register_module("v_proj", linear(config.hidden_size, key_size, config.attention_bias));
  o_proj =
      register_module("o_proj", linear(query_size, config.hidden_size, config.attention_out_bias));
}

torch::Tensor SeedOssAttentionImpl::forward(const torch::Tensor& hidden_states,
                                            const PositionEmbeddings& position_embeddings,
                                            const torch::Tensor& attention_mask) {
  const int64_t batch = hidden_states.size(0);
  const int64_t length = hidden_states.size(1);
  const auto heads_of = [&](torch::nn::Linear& projection) {
    return projection->forward(hidden_states).view({batch, length, -1, head_dim}).transpose(1, 2);
  };
  auto query = heads_of(q_proj);
  auto key = heads_of(k_proj);
  auto value = heads_of(v_proj);

  const auto& [cos, sin] = position_embeddings;
  std::tie(query, key) = apply_rotary_pos_emb(query, key, cos, sin);

  key = key.repeat_interleave(num_key_value_groups, /*dim=*/1);
  value = value.repeat_interleave(num_key_value_groups, /*dim=*/1);
  auto weights = torch::matmul(query, key.transpose(2, 3)) * scaling + attention_mask;
  weights = torch::softmax(weights, /*dim=*/-1, torch::kFloat32).to(query.scalar_type());
  weights = torch::dropout(weights, attention_dropout, is_training());
  const auto output = torch::matmul(weights, value).transpose(1, 2).reshape({batch, length, -1});
  return torch::dropout(o_proj->forward(output), residual_dropout, is_training());
}

SeedOssDecoderLayerImpl::SeedOssDecoderLayerImpl(const SeedOssConfig& config, int64_t layer_idx) {
  self_attn = register_module("self_attn", SeedOssAttention(config, layer_idx));
  mlp = register_module("mlp", SeedOssMLP(config));
  input_layernorm =
      register_module("input_layernorm", SeedOssRMSNorm(config.hidden_size, config.rms_norm_eps));
  post_attention_layernorm = register_module(
      "post_attention_layernorm", SeedOssRMSNorm(config.hidden_size, config.rms_norm_eps));
}

torch::Tensor SeedOssDecoderLayerImpl::forward(torch::Tensor hidden_states,
                                               const PositionEmbeddings& position_embeddings,
                                               const torch::Tensor& attention_mask) {
  hidden_states = hidden_states + self_attn->forward(input_layernorm->forward(hidden_states),
                                                     position_embeddings, attention_mask);
  return hidden_states + mlp->forward(post_attention_layernorm->forward(hidden_states));
}

SeedOssModelImpl::SeedOssModelImpl(const SeedOssConfig& config) : SeedOssPreTrainedModel(config) {
  embed_tokens =
      register_module("embed_tokens", torch::nn::Embedding(config.vocab_size, config.hidden_size));
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.num_hidden_layers; ++index) {
    layers->push_back(SeedOssDecoderLayer(config, index));
  }
  norm = register_module("norm", SeedOssRMSNorm(config.hidden_size, config.rms_norm_eps));
  rotary_emb = register_module("rotary_emb", SeedOssRotaryEmbedding(config));
  post_init();
}

BaseModelOutput SeedOssModelImpl::forward(const torch::Tensor& input_ids,
                                          const torch::Tensor& attention_mask) {
  auto hidden_states = embed_tokens->forward(input_ids);
  const int64_t length = input_ids.size(1);
  const auto position_ids = torch::arange(length, input_ids.options()).unsqueeze(0);
  const auto position_embeddings = rotary_emb->forward(position_ids, hidden_states.scalar_type());
  const auto causal_mask = create_causal_mask(attention_mask, length, hidden_states.options());
  for (const auto& layer : *layers) {
    hidden_states =
        layer->as<SeedOssDecoderLayer>()->forward(hidden_states, position_embeddings, causal_mask);
  }
  return {norm->forward(hidden_states)};
}

SeedOssForCausalLMImpl::SeedOssForCausalLMImpl(const SeedOssConfig& config)
    : SeedOssPreTrainedModel(config) {
  model = register_module("model", SeedOssModel(config));
  lm_head =
      register_module("lm_head", linear(config.hidden_size, config.vocab_size, /*bias=*/false));
  post_init();
}

// ======================================================================
// [PATCHED METHOD] SeedOssForCausalLMImpl::forward
// Reason: training on long sequences: the logits of a batch do not fit beside the model
// Source: SeedOssForCausalLMImpl::forward in seed_oss_gpu_patches.cpp
// ======================================================================
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

SeedOssForSequenceClassificationImpl::SeedOssForSequenceClassificationImpl(
    const SeedOssConfig& config)
    : SeedOssPreTrainedModel(config) {
  model = register_module("model", SeedOssModel(config));
  score = register_module("score", linear(config.hidden_size, config.num_labels, /*bias=*/false));
  post_init();
}

ClassifierOutput SeedOssForSequenceClassificationImpl::forward(const torch::Tensor& input_ids,
                                                               const torch::Tensor& attention_mask,
                                                               const torch::Tensor& labels) {
  const auto hidden_states = model->forward(input_ids, attention_mask).last_hidden_state;
  const auto logits =
      pool_last_token(score->forward(hidden_states), input_ids, config.pad_token_id);
  return {classification_loss(logits, labels), logits};
}

TORCHMODELS_REGISTER_MODEL(SeedOssModel, SeedOssConfig);
TORCHMODELS_REGISTER_MODEL(SeedOssForCausalLM, SeedOssConfig);
TORCHMODELS_REGISTER_MODEL(SeedOssForSequenceClassification, SeedOssConfig);

}  // namespace torchmodels::seed_oss_gpu
