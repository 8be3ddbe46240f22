// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     seed_oss/modeling_seed_oss.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/seed_oss/seed_oss_npu.patchspec.json
//  Regenerate: patchgen patches/seed_oss/seed_oss_npu.patchspec.json -o generated --diff
//  Fingerprint: c0ba2cb9511403dc
//
//  Patches applied:
//    - namespace: torchmodels::seed_oss -> torchmodels::seed_oss_npu
//    - drop_include: "common/model_registry.h" (from seed_oss_gpu.patchspec.json)
//      upstream's registry takes one class an architecture
//    - add_include: <fused/swiglu.h> (from seed_oss_gpu.patchspec.json)
//      the kernels that the patches below call
//    - exclude_from_output: rotate_half (from seed_oss_gpu.patchspec.json)
//      only upstream's rotary embedding used it
//    - override_method: SeedOssMLPImpl::forward (from seed_oss_gpu.patchspec.json)
//      activation and product in one pass over the widened activations
//    - exclude_from_output: SeedOssForQuestionAnsweringImpl (from seed_oss_gpu.patchspec.json)
//      nobody here trains models that mark answers
//    - add_include: <modeling/register_npu.h>
//      the registry that tells backends apart
//    - add_include: <npu/ops.h>
//      the NPU's kernels
//    - override_method: SeedOssRMSNormImpl::forward
//      the NPU's own kernel
//    - replace_function: apply_rotary_pos_emb
//      the NPU's own kernel, which turns one tensor a launch
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

#include "patched_modeling_seed_oss_npu.h"

#include <cmath>
#include <string>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <fused/swiglu.h>
#include <modeling/register_npu.h>
#include <npu/ops.h>

#include "common/modeling_losses.h"

namespace torchmodels::seed_oss_npu {

namespace {

// ======================================================================
// [PATCHED FUNCTION] apply_rotary_pos_emb
// Reason: the NPU's own kernel, which turns one tensor a launch
// Source: apply_rotary_pos_emb in seed_oss_npu_patches.cpp
// ======================================================================
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

torch::nn::Linear linear(int64_t in, int64_t out, bool bias) {
  return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(bias));
}

}  // namespace

SeedOssRMSNormImpl::SeedOssRMSNormImpl(int64_t hidden_size, double eps) : variance_epsilon(eps) {
  weight = register_parameter("weight", torch::ones({hidden_size}));
}

// ======================================================================
// [PATCHED METHOD] SeedOssRMSNormImpl::forward
// Reason: the NPU's own kernel
// Source: SeedOssRMSNormImpl::forward in seed_oss_npu_patches.cpp
// ======================================================================
// 1. the NPU's kernel — it gives 1 / rms too, which only its backward pass wants
torch::Tensor SeedOssRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return std::get<0>(npu::rms_norm(hidden_states, weight, variance_epsilon));
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

CausalLMOutput SeedOssForCausalLMImpl::forward(const torch::Tensor& input_ids,
                                               const torch::Tensor& attention_mask,
                                               const torch::Tensor& labels) {
  const auto hidden_states = model->forward(input_ids, attention_mask).last_hidden_state;
  const auto logits = lm_head->forward(hidden_states);
  return {causal_lm_loss(logits, labels), logits};
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

}  // namespace torchmodels::seed_oss_npu
