// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen2_5_omni/modeling_qwen2_5_omni.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen2_5_omni/qwen2_5_omni_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen2_5_omni/qwen2_5_omni_gpu.patchspec.json -o generated --diff
//  Fingerprint: adb41d14eee7e6af
//
//  Patches applied:
//    - namespace: torchmodels::qwen2_5_omni -> torchmodels::qwen2_5_omni_gpu
//    - drop_include: "common/model_registry.h"
//      upstream's registry takes one class an architecture
//    - add_include: <modeling/register_gpu.h>
//      the registry that tells backends apart
//    - add_include: <fused/linear_cross_entropy.h>, <fused/rms_norm.h>, <fused/swiglu.h>
//      the kernels that the patches below call
//    - exclude_from_output: Qwen2_5OmniTalkerForConditionalGenerationImpl, Qwen2_5OmniTalkerModelImpl, Qwen2_5OmniTalkerCausalLMOutput, Qwen2_5OmniToken2WavModelImpl
//      talker and vocoder are not trained here, and are as large as the thinker
//    - exclude_from_output: Qwen2_5OmniForConditionalGenerationImpl::talker, Qwen2_5OmniForConditionalGenerationImpl::token2wav, Qwen2_5OmniForConditionalGenerationImpl::disable_talker
//      there is no talker to hold or to drop
//    - exclude_from_output: kaiser_sinc_filter1d
//      only upstream's init_weights used it, for the vocoder
//    - override_method: Qwen2_5OmniForConditionalGenerationImpl::Qwen2_5OmniForConditionalGenerationImpl
//      makes no talker; audio layers are sharded, too
//    - override_method: Qwen2_5OmniForConditionalGenerationImpl::enable_talker
//      says that there is no talker
//    - override_method: Qwen2_5OmniForConditionalGenerationImpl::generate
//      says that this variant does not generate
//    - override_method: Qwen2_5OmniThinkerForConditionalGenerationImpl::forward
//      training on long sequences: the logits of a batch do not fit beside the model
//    - override_method: Qwen2_5OmniRMSNormImpl::forward
//      one kernel instead of six: norms are bound by launches and memory, not arithmetic
//    - override_method: Qwen2_5OmniMLPImpl::forward
//      activation and product in one pass over the widened activations
//    - replace_function: apply_rotary_pos_emb
//      one launch for queries and keys
//    - exclude_from_output: rotate_half
//      only upstream's rotary embedding used it
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

#include "patched_modeling_qwen2_5_omni_gpu.h"

#include <cmath>
#include <string>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <vector>
#include <modeling/register_gpu.h>
#include <fused/linear_cross_entropy.h>
#include <fused/rms_norm.h>
#include <fused/swiglu.h>
#include <fused/rotary.h>

#include "common/modeling_losses.h"

namespace torchmodels {
namespace qwen2_5_omni_gpu {

namespace {

torch::nn::Linear linear(int64_t in, int64_t out, bool bias = false) {
  return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(bias));
}

torch::nn::LayerNorm layer_norm(int64_t size) {
  return torch::nn::LayerNorm(torch::nn::LayerNormOptions({size}));
}

torch::nn::MultiheadAttention attention(int64_t size, int64_t heads) {
  return torch::nn::MultiheadAttention(torch::nn::MultiheadAttentionOptions(size, heads));
}

/// A convolution that keeps the length.
torch::nn::Conv1d conv1d(int64_t in, int64_t out, int64_t stride = 1) {
  return torch::nn::Conv1d(torch::nn::Conv1dOptions(in, out, 3).stride(stride).padding(1));
}

/// `hidden_states` [batch, length, width] look at each other.
torch::Tensor attend(torch::nn::MultiheadAttention& module, const torch::Tensor& hidden_states) {
  const auto rows = hidden_states.transpose(0, 1);
  return std::get<0>(module->forward(rows, rows, rows)).transpose(0, 1);
}

/// Sines and cosines of the positions, [length, channels].
torch::Tensor sinusoids(int64_t length, int64_t channels) {
  const int64_t half = channels / 2;
  const double step = std::log(10000.0) / static_cast<double>(half - 1);
  const auto scales = torch::exp(torch::arange(half, torch::kFloat32) * -step);
  const auto angles = torch::arange(length, torch::kFloat32).unsqueeze(1) * scales;
  return torch::cat({angles.sin(), angles.cos()}, /*dim=*/1);
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

// ---- Parts of several models --------------------------------------------------------------------

Qwen2_5OmniRMSNormImpl::Qwen2_5OmniRMSNormImpl(int64_t hidden_size, double eps)
    : variance_epsilon(eps) {
  weight = register_parameter("weight", torch::ones({hidden_size}));
}

// ======================================================================
// [PATCHED METHOD] Qwen2_5OmniRMSNormImpl::forward
// Reason: one kernel instead of six: norms are bound by launches and memory, not arithmetic
// Source: SeedOssRMSNormImpl::forward in seed_oss_gpu_patches.cpp
// ======================================================================
// 1. one fused kernel — upstream launches six (cast, square, mean, rsqrt, two products)
torch::Tensor Qwen2_5OmniRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return fused::rms_norm(hidden_states, weight, variance_epsilon);
  // --- Patch.1 ---
}

Qwen2_5OmniMLPImpl::Qwen2_5OmniMLPImpl(int64_t hidden_size, int64_t intermediate_size) {
  gate_proj = register_module("gate_proj", linear(hidden_size, intermediate_size));
  up_proj = register_module("up_proj", linear(hidden_size, intermediate_size));
  down_proj = register_module("down_proj", linear(intermediate_size, hidden_size));
}

// ======================================================================
// [PATCHED METHOD] Qwen2_5OmniMLPImpl::forward
// Reason: activation and product in one pass over the widened activations
// Source: LlamaMLPImpl::forward in llama_gpu_patches.cpp
// ======================================================================
// 1. activation and product in one kernel — the widened activations are read once, not twice
torch::Tensor Qwen2_5OmniMLPImpl::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  return down_proj->forward(fused::swiglu(gate_proj->forward(x), up_proj->forward(x)));
  // --- Patch.1 ---
}

Qwen2_5OmniAttentionImpl::Qwen2_5OmniAttentionImpl(const Qwen2_5OmniTextConfig& config)
    : head_dim(config.hidden_size / config.num_attention_heads),
      num_key_value_groups(config.num_attention_heads / config.num_key_value_heads) {
  const int64_t key_size = config.num_key_value_heads * head_dim;
  q_proj = register_module("q_proj", linear(config.hidden_size, config.hidden_size, true));
  k_proj = register_module("k_proj", linear(config.hidden_size, key_size, true));
  v_proj = register_module("v_proj", linear(config.hidden_size, key_size, true));
  o_proj = register_module("o_proj", linear(config.hidden_size, config.hidden_size));
}

torch::Tensor Qwen2_5OmniAttentionImpl::forward(const torch::Tensor& hidden_states,
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
  const double scaling = 1.0 / std::sqrt(static_cast<double>(head_dim));
  auto weights = torch::matmul(query, key.transpose(2, 3)) * scaling + attention_mask;
  weights = torch::softmax(weights, /*dim=*/-1, torch::kFloat32).to(query.scalar_type());
  return o_proj->forward(
      torch::matmul(weights, value).transpose(1, 2).reshape({batch, length, -1}));
}

Qwen2_5OmniDecoderLayerImpl::Qwen2_5OmniDecoderLayerImpl(const Qwen2_5OmniTextConfig& config) {
  self_attn = register_module("self_attn", Qwen2_5OmniAttention(config));
  mlp = register_module("mlp", Qwen2_5OmniMLP(config.hidden_size, config.intermediate_size));
  input_layernorm = register_module("input_layernorm",
                                    Qwen2_5OmniRMSNorm(config.hidden_size, config.rms_norm_eps));
  post_attention_layernorm = register_module(
      "post_attention_layernorm", Qwen2_5OmniRMSNorm(config.hidden_size, config.rms_norm_eps));
}

torch::Tensor Qwen2_5OmniDecoderLayerImpl::forward(torch::Tensor hidden_states,
                                                   const PositionEmbeddings& position_embeddings,
                                                   const torch::Tensor& attention_mask) {
  hidden_states = hidden_states + self_attn->forward(input_layernorm->forward(hidden_states),
                                                     position_embeddings, attention_mask);
  return hidden_states + mlp->forward(post_attention_layernorm->forward(hidden_states));
}

Qwen2_5OmniDecoderImpl::Qwen2_5OmniDecoderImpl(const Qwen2_5OmniTextConfig& config) {
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.num_hidden_layers; ++index) {
    layers->push_back(Qwen2_5OmniDecoderLayer(config));
  }
  norm = register_module("norm", Qwen2_5OmniRMSNorm(config.hidden_size, config.rms_norm_eps));
  const int64_t head_dim = config.hidden_size / config.num_attention_heads;
  const auto exponents =
      torch::arange(0, head_dim, 2, torch::kFloat32) / static_cast<double>(head_dim);
  inv_freq = register_buffer("inv_freq", torch::pow(config.rope_theta, -exponents));
}

torch::Tensor Qwen2_5OmniDecoderImpl::forward(const torch::Tensor& inputs_embeds,
                                              const torch::Tensor& attention_mask) {
  const int64_t length = inputs_embeds.size(1);
  const auto positions = torch::arange(length, torch::kFloat32).unsqueeze(0);
  const auto angles = positions.unsqueeze(-1) * inv_freq;
  const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
  const PositionEmbeddings position_embeddings(both_halves.cos(), both_halves.sin());
  const auto causal_mask = create_causal_mask(attention_mask, length, inputs_embeds.options());
  auto hidden_states = inputs_embeds;
  for (const auto& layer : *layers) {
    hidden_states = layer->as<Qwen2_5OmniDecoderLayer>()->forward(hidden_states,
                                                                  position_embeddings, causal_mask);
  }
  return norm->forward(hidden_states);
}

// ---- The thinker --------------------------------------------------------------------------------

Qwen2_5OmniAudioEncoderLayerImpl::Qwen2_5OmniAudioEncoderLayerImpl(
    const Qwen2_5OmniAudioEncoderConfig& config) {
  self_attn =
      register_module("self_attn", attention(config.d_model, config.encoder_attention_heads));
  self_attn_layer_norm = register_module("self_attn_layer_norm", layer_norm(config.d_model));
  fc1 = register_module("fc1", linear(config.d_model, config.encoder_ffn_dim, true));
  fc2 = register_module("fc2", linear(config.encoder_ffn_dim, config.d_model, true));
  final_layer_norm = register_module("final_layer_norm", layer_norm(config.d_model));
}

torch::Tensor Qwen2_5OmniAudioEncoderLayerImpl::forward(torch::Tensor hidden_states) {
  hidden_states = hidden_states + attend(self_attn, self_attn_layer_norm->forward(hidden_states));
  const auto widened = torch::gelu(fc1->forward(final_layer_norm->forward(hidden_states)));
  return hidden_states + fc2->forward(widened);
}

Qwen2_5OmniAudioEncoderImpl::Qwen2_5OmniAudioEncoderImpl(
    const Qwen2_5OmniAudioEncoderConfig& config) {
  conv1 = register_module("conv1", conv1d(config.num_mel_bins, config.d_model));
  conv2 = register_module("conv2", conv1d(config.d_model, config.d_model, /*stride=*/2));
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.encoder_layers; ++index) {
    layers->push_back(Qwen2_5OmniAudioEncoderLayer(config));
  }
  ln_post = register_module("ln_post", layer_norm(config.d_model));
  proj = register_module("proj", linear(config.d_model, config.output_dim, true));
}

torch::Tensor Qwen2_5OmniAudioEncoderImpl::forward(const torch::Tensor& input_features) {
  auto hidden_states = torch::gelu(conv1->forward(input_features), "tanh");
  hidden_states = torch::gelu(conv2->forward(hidden_states), "tanh").transpose(1, 2);
  hidden_states = hidden_states + sinusoids(hidden_states.size(1), hidden_states.size(2));
  for (const auto& layer : *layers) {
    hidden_states = layer->as<Qwen2_5OmniAudioEncoderLayer>()->forward(hidden_states);
  }
  return proj->forward(ln_post->forward(hidden_states));
}

Qwen2_5OmniVisionBlockImpl::Qwen2_5OmniVisionBlockImpl(
    const Qwen2_5OmniVisionEncoderConfig& config) {
  norm1 = register_module("norm1", Qwen2_5OmniRMSNorm(config.hidden_size));
  norm2 = register_module("norm2", Qwen2_5OmniRMSNorm(config.hidden_size));
  attn = register_module("attn", attention(config.hidden_size, config.num_heads));
  mlp = register_module("mlp", Qwen2_5OmniMLP(config.hidden_size, config.intermediate_size));
}

torch::Tensor Qwen2_5OmniVisionBlockImpl::forward(torch::Tensor hidden_states) {
  hidden_states = hidden_states + attend(attn, norm1->forward(hidden_states));
  return hidden_states + mlp->forward(norm2->forward(hidden_states));
}

Qwen2_5OmniVisionEncoderImpl::Qwen2_5OmniVisionEncoderImpl(
    const Qwen2_5OmniVisionEncoderConfig& config)
    : merged_size(config.hidden_size * config.spatial_merge_size * config.spatial_merge_size) {
  const int64_t values = config.in_channels * config.patch_size * config.patch_size;
  patch_embed = register_module("patch_embed", linear(values, config.hidden_size));
  blocks = register_module("blocks", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.depth; ++index) {
    blocks->push_back(Qwen2_5OmniVisionBlock(config));
  }
  ln_q = register_module("ln_q", Qwen2_5OmniRMSNorm(config.hidden_size));
  merger = register_module("merger", linear(merged_size, config.out_hidden_size, true));
}

torch::Tensor Qwen2_5OmniVisionEncoderImpl::forward(const torch::Tensor& pixel_values) {
  auto hidden_states = patch_embed->forward(pixel_values);
  hidden_states = hidden_states + sinusoids(hidden_states.size(1), hidden_states.size(2));
  for (const auto& block : *blocks) {
    hidden_states = block->as<Qwen2_5OmniVisionBlock>()->forward(hidden_states);
  }
  return merger->forward(
      ln_q->forward(hidden_states).reshape({pixel_values.size(0), -1, merged_size}));
}

Qwen2_5OmniThinkerForConditionalGenerationImpl::Qwen2_5OmniThinkerForConditionalGenerationImpl(
    const Qwen2_5OmniThinkerConfig& config)
    : Qwen2_5OmniPreTrainedModel(config) {
  const auto& text = config.text_config;
  audio_tower = register_module("audio_tower", Qwen2_5OmniAudioEncoder(config.audio_config));
  visual = register_module("visual", Qwen2_5OmniVisionEncoder(config.vision_config));
  embed_tokens =
      register_module("embed_tokens", torch::nn::Embedding(text.vocab_size, text.hidden_size));
  model = register_module("model", Qwen2_5OmniDecoder(text));
  lm_head = register_module("lm_head", linear(text.hidden_size, text.vocab_size));
  post_init();
}

torch::Tensor Qwen2_5OmniThinkerForConditionalGenerationImpl::place(
    const torch::Tensor& inputs_embeds, const torch::Tensor& input_ids, int64_t token_id,
    const torch::Tensor& features) {
  const auto mask = input_ids.eq(token_id);
  const auto rows = features.reshape({-1, features.size(-1)});
  const auto count = mask.sum().item<int64_t>();
  TORCH_CHECK(count == rows.size(0), count, " placeholders for ", rows.size(0), " tokens");
  return inputs_embeds.masked_scatter(mask.unsqueeze(-1).expand_as(inputs_embeds), rows);
}

// ======================================================================
// [PATCHED METHOD] Qwen2_5OmniThinkerForConditionalGenerationImpl::forward
// Reason: training on long sequences: the logits of a batch do not fit beside the model
// Source: Qwen2_5OmniThinkerForConditionalGenerationImpl::forward in qwen2_5_omni_gpu_patches.cpp
// ======================================================================
// 1. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
Qwen2_5OmniThinkerCausalLMOutput Qwen2_5OmniThinkerForConditionalGenerationImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& input_features,
    const torch::Tensor& labels) {
  auto inputs_embeds = embed_tokens->forward(input_ids);
  if (input_features.defined()) {
    inputs_embeds = place(inputs_embeds, input_ids, config.audio_token_id,
                          audio_tower->forward(input_features));
  }
  if (pixel_values.defined()) {
    inputs_embeds =
        place(inputs_embeds, input_ids, config.image_token_id, visual->forward(pixel_values));
  }
  const auto hidden_states = model->forward(inputs_embeds, attention_mask);
  // --- Patch.1 ---
  if (labels.defined()) {
    const auto shifted = hidden_states.slice(/*dim=*/1, 0, -1);
    const auto loss = fused::linear_cross_entropy(
        shifted.reshape({-1, config.text_config.hidden_size}), lm_head->weight,
        labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
    return {loss, torch::Tensor(), hidden_states};
  }
  return {torch::Tensor(), lm_head->forward(hidden_states), hidden_states};
  // --- Patch.1 ---
}

// ---- All of it ----------------------------------------------------------------------------------

// ======================================================================
// [PATCHED METHOD] Qwen2_5OmniForConditionalGenerationImpl::Qwen2_5OmniForConditionalGenerationImpl
// Reason: makes no talker; audio layers are sharded, too
// Source: Qwen2_5OmniForConditionalGenerationImpl::Qwen2_5OmniForConditionalGenerationImpl in qwen2_5_omni_gpu_patches.cpp
// ======================================================================
// 1. has_talker — false whatever the configuration of a published checkpoint says
// 2. no_split_modules — audio layers are trained here, and sharded like the others
Qwen2_5OmniForConditionalGenerationImpl::Qwen2_5OmniForConditionalGenerationImpl(
    const Qwen2_5OmniConfig& config)
    : Qwen2_5OmniPreTrainedModel(config) {
  thinker =
      register_module("thinker", Qwen2_5OmniThinkerForConditionalGeneration(config.thinker_config));
  // --- Patch.1 ---
  has_talker = false;
  // --- Patch.1 ---
  // --- Patch.2 ---
  no_split_modules = {"Qwen2_5OmniDecoderLayer", "Qwen2_5OmniVisionBlock",
                      "Qwen2_5OmniAudioEncoderLayer"};
  // --- Patch.2 ---
  post_init();
}

// ======================================================================
// [PATCHED METHOD] Qwen2_5OmniForConditionalGenerationImpl::enable_talker
// Reason: says that there is no talker
// Source: Qwen2_5OmniForConditionalGenerationImpl::enable_talker in qwen2_5_omni_gpu_patches.cpp
// ======================================================================
// 1. throws — and says where the talker is
void Qwen2_5OmniForConditionalGenerationImpl::enable_talker() {
  // --- Patch.1 ---
  TORCH_CHECK_NOT_IMPLEMENTED(false,
                              "this variant of Qwen2.5-Omni has no talker: it trains the thinker. "
                              "Load upstream's Qwen2_5OmniForConditionalGeneration to speak");
  // --- Patch.1 ---
}

Qwen2_5OmniThinkerCausalLMOutput Qwen2_5OmniForConditionalGenerationImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& input_features,
    const torch::Tensor& labels) {
  return thinker->forward(input_ids, attention_mask, pixel_values, input_features, labels);
}

// ======================================================================
// [PATCHED METHOD] Qwen2_5OmniForConditionalGenerationImpl::generate
// Reason: says that this variant does not generate
// Source: Qwen2_5OmniForConditionalGenerationImpl::generate in qwen2_5_omni_gpu_patches.cpp
// ======================================================================
// 1. throws — this variant trains; upstream's model generates text and speech
Qwen2_5OmniGenerateOutput Qwen2_5OmniForConditionalGenerationImpl::generate(
    const torch::Tensor& /*input_ids*/, int64_t /*max_new_tokens*/, bool /*return_audio*/) {
  // --- Patch.1 ---
  TORCH_CHECK_NOT_IMPLEMENTED(false,
                              "this variant of Qwen2.5-Omni does not generate: it trains the "
                              "thinker. Load upstream's Qwen2_5OmniForConditionalGeneration");
  // --- Patch.1 ---
}

TORCHMODELS_REGISTER_MODEL(Qwen2_5OmniThinkerForConditionalGeneration, Qwen2_5OmniThinkerConfig);
TORCHMODELS_REGISTER_MODEL(Qwen2_5OmniForConditionalGeneration, Qwen2_5OmniConfig);

}  // namespace qwen2_5_omni_gpu
}  // namespace torchmodels
