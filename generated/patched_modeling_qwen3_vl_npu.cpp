// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen3_vl/modeling_qwen3_vl.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen3_vl/qwen3_vl_npu.patchspec.json
//  Regenerate: patchgen patches/qwen3_vl/qwen3_vl_npu.patchspec.json -o generated --diff
//  Fingerprint: b03f64d4bfeae813
//
//  Patches applied:
//    - namespace: torchmodels::qwen3_vl -> torchmodels::qwen3_vl_npu
//    - drop_include: "common/model_registry.h" (from qwen3_vl_gpu.patchspec.json)
//      upstream's registry takes one class an architecture
//    - add_include: <fused/linear_cross_entropy.h>, <fused/swiglu.h> (from qwen3_vl_gpu.patchspec.json)
//      the kernels that the patches below call
//    - override_method: Qwen3VLModelImpl::get_rope_index (from qwen3_vl_gpu.patchspec.json)
//      one way to count positions, with a model and without
//    - exclude_from_output: frames_of (from qwen3_vl_gpu.patchspec.json)
//      only upstream's get_rope_index used it
//    - override_method: Qwen3VLVisionModelImpl::forward (from qwen3_vl_gpu.patchspec.json)
//      does not wait for the device to read grids and frames
//    - override_method: Qwen3VLTextModelImpl::deepstack_process (from qwen3_vl_gpu.patchspec.json)
//      does not wait for the device in each layer; takes a dummy's features
//    - override_method: Qwen3VLModelImpl::get_image_features (from qwen3_vl_gpu.patchspec.json)
//      hands metadata on
//    - override_method: Qwen3VLModelImpl::get_video_features (from qwen3_vl_gpu.patchspec.json)
//      hands metadata on
//    - override_method: Qwen3VLModelImpl::forward (from qwen3_vl_gpu.patchspec.json)
//      the vision tower gets its metadata, and runs in training whatever the batch has
//    - override_method: Qwen3VLForConditionalGenerationImpl::forward (from qwen3_vl_gpu.patchspec.json)
//      metadata; training on long sequences: the logits of a batch do not fit beside the model
//    - override_method: Qwen3VLTextMLPImpl::forward (from qwen3_vl_gpu.patchspec.json)
//      activation and product in one pass over the widened activations
//    - add_include: <modeling/register_npu.h>
//      the registry that tells backends apart
//    - add_include: <npu/ops.h>
//      the NPU's kernels
//    - override_method: Qwen3VLTextRMSNormImpl::forward
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

#include "patched_modeling_qwen3_vl_npu.h"

#include <algorithm>
#include <cmath>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <vector>
#include <fused/linear_cross_entropy.h>
#include <fused/swiglu.h>
#include <modeling/register_npu.h>
#include <npu/ops.h>

#include "common/modeling_losses.h"

namespace torchmodels {
namespace qwen3_vl_npu {

namespace {

torch::nn::Linear linear(int64_t in, int64_t out, bool bias = false) {
  return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(bias));
}

torch::nn::LayerNorm layer_norm(int64_t size) {
  return torch::nn::LayerNorm(torch::nn::LayerNormOptions({size}).eps(1e-6));
}

/// The angles that one position turns each pair of a head's elements by.
torch::Tensor inverse_frequencies(int64_t size, double theta) {
  const auto exponents = torch::arange(0, size, 2, torch::kFloat32) / static_cast<double>(size);
  return torch::pow(theta, -exponents);
}

/// (a, b) becomes (-b, a), where a and b are the halves of the last dimension.
torch::Tensor rotate_half(const torch::Tensor& x) {
  const auto halves = x.chunk(2, /*dim=*/-1);
  return torch::cat({-halves[1], halves[0]}, /*dim=*/-1);
}

/// Turns queries and keys of patches, [patches, heads, head_dim], in single precision.
std::pair<torch::Tensor, torch::Tensor> apply_rotary_pos_emb_vision(const torch::Tensor& q,
                                                                    const torch::Tensor& k,
                                                                    const torch::Tensor& cos,
                                                                    const torch::Tensor& sin) {
  const auto turn = [wide_cos = cos.unsqueeze(-2).to(torch::kFloat32),
                     wide_sin = sin.unsqueeze(-2).to(torch::kFloat32)](const torch::Tensor& x) {
    const auto wide = x.to(torch::kFloat32);
    return (wide * wide_cos + rotate_half(wide) * wide_sin).to(x.scalar_type());
  };
  return {turn(q), turn(k)};
}

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

}  // namespace

// ---- The vision tower ---------------------------------------------------------------------------

Qwen3VLVisionMLPImpl::Qwen3VLVisionMLPImpl(const Qwen3VLVisionConfig& config) {
  linear_fc1 =
      register_module("linear_fc1", linear(config.hidden_size, config.intermediate_size, true));
  linear_fc2 =
      register_module("linear_fc2", linear(config.intermediate_size, config.hidden_size, true));
}

torch::Tensor Qwen3VLVisionMLPImpl::forward(const torch::Tensor& hidden_state) {
  return linear_fc2->forward(torch::gelu(linear_fc1->forward(hidden_state), "tanh"));
}

Qwen3VLVisionPatchEmbedImpl::Qwen3VLVisionPatchEmbedImpl(const Qwen3VLVisionConfig& config)
    : patch_shape(
          {config.in_channels, config.temporal_patch_size, config.patch_size, config.patch_size}) {
  const torch::ExpandingArray<3> kernel(
      {config.temporal_patch_size, config.patch_size, config.patch_size});
  proj = register_module(
      "proj",
      torch::nn::Conv3d(
          torch::nn::Conv3dOptions(config.in_channels, config.hidden_size, kernel).stride(kernel)));
}

torch::Tensor Qwen3VLVisionPatchEmbedImpl::forward(const torch::Tensor& pixel_values) {
  const auto patches =
      pixel_values.view({-1, patch_shape[0], patch_shape[1], patch_shape[2], patch_shape[3]});
  return proj->forward(patches).flatten(/*start_dim=*/1);
}

Qwen3VLVisionPatchMergerImpl::Qwen3VLVisionPatchMergerImpl(const Qwen3VLVisionConfig& config,
                                                           bool use_postshuffle_norm)
    : merged_size(config.hidden_size * config.spatial_merge_size * config.spatial_merge_size),
      use_postshuffle_norm(use_postshuffle_norm) {
  norm =
      register_module("norm", layer_norm(use_postshuffle_norm ? merged_size : config.hidden_size));
  linear_fc1 = register_module("linear_fc1", linear(merged_size, merged_size, true));
  linear_fc2 = register_module("linear_fc2", linear(merged_size, config.out_hidden_size, true));
}

torch::Tensor Qwen3VLVisionPatchMergerImpl::forward(const torch::Tensor& hidden_states) {
  const auto normalized = use_postshuffle_norm
                              ? norm->forward(hidden_states.view({-1, merged_size}))
                              : norm->forward(hidden_states).view({-1, merged_size});
  return linear_fc2->forward(torch::gelu(linear_fc1->forward(normalized)));
}

Qwen3VLVisionAttentionImpl::Qwen3VLVisionAttentionImpl(const Qwen3VLVisionConfig& config)
    : num_heads(config.num_heads),
      scaling(1.0 / std::sqrt(static_cast<double>(config.hidden_size / config.num_heads))) {
  qkv = register_module("qkv", linear(config.hidden_size, 3 * config.hidden_size, true));
  proj = register_module("proj", linear(config.hidden_size, config.hidden_size, true));
}

torch::Tensor Qwen3VLVisionAttentionImpl::forward(const torch::Tensor& hidden_states,
                                                  const torch::Tensor& cu_seqlens,
                                                  const PositionEmbeddings& position_embeddings) {
  const int64_t patches = hidden_states.size(0);
  const auto parts =
      qkv->forward(hidden_states).view({patches, 3, num_heads, -1}).unbind(/*dim=*/1);
  const auto [query, key] = apply_rotary_pos_emb_vision(
      parts[0], parts[1], position_embeddings.first, position_embeddings.second);

  std::vector<torch::Tensor> outputs;
  for (int64_t frame = 0; frame + 1 < cu_seqlens.size(0); ++frame) {
    const auto begin = cu_seqlens[frame].item<int64_t>();
    const auto end = cu_seqlens[frame + 1].item<int64_t>();
    const auto heads_of = [&](const torch::Tensor& x) {
      return x.slice(/*dim=*/0, begin, end).transpose(0, 1);
    };
    auto weights = torch::matmul(heads_of(query), heads_of(key).transpose(1, 2)) * scaling;
    weights = torch::softmax(weights, /*dim=*/-1, torch::kFloat32).to(query.scalar_type());
    outputs.push_back(torch::matmul(weights, heads_of(parts[2])).transpose(0, 1));
  }
  return proj->forward(torch::cat(outputs).reshape({patches, -1}));
}

Qwen3VLVisionBlockImpl::Qwen3VLVisionBlockImpl(const Qwen3VLVisionConfig& config) {
  norm1 = register_module("norm1", layer_norm(config.hidden_size));
  norm2 = register_module("norm2", layer_norm(config.hidden_size));
  attn = register_module("attn", Qwen3VLVisionAttention(config));
  mlp = register_module("mlp", Qwen3VLVisionMLP(config));
}

torch::Tensor Qwen3VLVisionBlockImpl::forward(torch::Tensor hidden_states,
                                              const torch::Tensor& cu_seqlens,
                                              const PositionEmbeddings& position_embeddings) {
  hidden_states =
      hidden_states + attn->forward(norm1->forward(hidden_states), cu_seqlens, position_embeddings);
  return hidden_states + mlp->forward(norm2->forward(hidden_states));
}

Qwen3VLVisionModelImpl::Qwen3VLVisionModelImpl(const Qwen3VLVisionConfig& vision_config)
    : config(vision_config) {
  patch_embed = register_module("patch_embed", Qwen3VLVisionPatchEmbed(config));
  pos_embed = register_module(
      "pos_embed", torch::nn::Embedding(config.num_position_embeddings, config.hidden_size));
  blocks = register_module("blocks", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.depth; ++index) {
    blocks->push_back(Qwen3VLVisionBlock(config));
  }
  merger = register_module("merger", Qwen3VLVisionPatchMerger(config));
  deepstack_merger_list = register_module("deepstack_merger_list", torch::nn::ModuleList());
  for (size_t index = 0; index < config.deepstack_visual_indexes.size(); ++index) {
    deepstack_merger_list->push_back(
        Qwen3VLVisionPatchMerger(config, /*use_postshuffle_norm=*/true));
  }
  const int64_t head_dim = config.hidden_size / config.num_heads;
  inv_freq = register_buffer("inv_freq", inverse_frequencies(head_dim / 2, 10000.0));
}

torch::Tensor Qwen3VLVisionModelImpl::in_merge_order(const torch::Tensor& values) const {
  const int64_t side = config.spatial_merge_size;
  const int64_t rows = values.size(0);
  const int64_t columns = values.size(1);
  return values.reshape({rows / side, side, columns / side, side, -1})
      .permute({0, 2, 1, 3, 4})
      .reshape({rows * columns, -1});
}

torch::Tensor Qwen3VLVisionModelImpl::rot_pos_emb(const torch::Tensor& grid_thw) {
  std::vector<torch::Tensor> angles;
  for (const auto& grid : grid_thw.unbind()) {
    const auto rows = grid[1].item<int64_t>();
    const auto columns = grid[2].item<int64_t>();
    const auto row = torch::arange(rows).unsqueeze(1).expand({rows, columns});
    const auto column = torch::arange(columns).unsqueeze(0).expand({rows, columns});
    const auto places = in_merge_order(torch::stack({row, column}, /*dim=*/-1));
    const auto both = (places.unsqueeze(-1) * inv_freq).flatten(/*start_dim=*/1);
    angles.push_back(both.repeat({grid[0].item<int64_t>(), 1}));
  }
  return torch::cat(angles);
}

torch::Tensor Qwen3VLVisionModelImpl::interpolate_pos_embed(const torch::Tensor& grid_thw) {
  const auto side = static_cast<int64_t>(
      std::lround(std::sqrt(static_cast<double>(config.num_position_embeddings))));
  const auto learned = pos_embed->weight.t().reshape({1, config.hidden_size, side, side});
  std::vector<torch::Tensor> embeddings;
  for (const auto& grid : grid_thw.unbind()) {
    const auto stretched =
        torch::upsample_bilinear2d(learned, {grid[1].item<int64_t>(), grid[2].item<int64_t>()},
                                   /*align_corners=*/true);
    const auto ordered = in_merge_order(stretched[0].permute({1, 2, 0}));
    embeddings.push_back(ordered.repeat({grid[0].item<int64_t>(), 1}));
  }
  return torch::cat(embeddings);
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLVisionModelImpl::forward
// Reason: does not wait for the device to read grids and frames
// Source: Qwen3VLVisionModelImpl::forward in qwen3_vl_gpu_patches.cpp
// ======================================================================
// 1. grids and frames from the data worker's metadata — read from the batch they would make the
//    host wait for the device, once an image and once a frame in each block
Qwen3VLVisionOutput Qwen3VLVisionModelImpl::forward(const torch::Tensor& pixel_values,
                                                    const torch::Tensor& grid_thw,
                                                    Qwen3VLVisionMetadata metadata) {
  // --- Patch.1 ---
  if (!metadata.grid_thw.defined()) {
    metadata = collate_vision_metadata(grid_thw);
  }
  auto hidden_states =
      patch_embed->forward(pixel_values) + interpolate_pos_embed(metadata.grid_thw);
  const auto angles = rot_pos_emb(metadata.grid_thw);
  // --- Patch.1 ---
  const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
  const PositionEmbeddings position_embeddings(both_halves.cos(), both_halves.sin());

  Qwen3VLVisionOutput output;
  for (int64_t index = 0; index < config.depth; ++index) {
    // --- Patch.1 ---
    hidden_states = blocks[index]->as<Qwen3VLVisionBlock>()->forward(
        hidden_states, metadata.cu_seqlens, position_embeddings);
    // --- Patch.1 ---
    const auto& indexes = config.deepstack_visual_indexes;
    const auto found = std::find(indexes.begin(), indexes.end(), index);
    if (found != indexes.end()) {
      auto* deepstack_merger =
          deepstack_merger_list[found - indexes.begin()]->as<Qwen3VLVisionPatchMerger>();
      output.deepstack_features.push_back(deepstack_merger->forward(hidden_states));
    }
  }
  output.pooler_output = merger->forward(hidden_states);
  return output;
}

// ---- The decoder --------------------------------------------------------------------------------

Qwen3VLTextRMSNormImpl::Qwen3VLTextRMSNormImpl(int64_t hidden_size, double eps)
    : variance_epsilon(eps) {
  weight = register_parameter("weight", torch::ones({hidden_size}));
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLTextRMSNormImpl::forward
// Reason: the NPU's own kernel
// Source: SeedOssRMSNormImpl::forward in seed_oss_npu_patches.cpp
// ======================================================================
// 1. the NPU's kernel — it gives 1 / rms too, which only its backward pass wants
torch::Tensor Qwen3VLTextRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return std::get<0>(npu::rms_norm(hidden_states, weight, variance_epsilon));
  // --- Patch.1 ---
}

Qwen3VLTextRotaryEmbeddingImpl::Qwen3VLTextRotaryEmbeddingImpl(const Qwen3VLTextConfig& config)
    : mrope_section(config.mrope_section) {
  inv_freq = register_buffer("inv_freq", inverse_frequencies(config.head_dim, config.rope_theta));
}

torch::Tensor Qwen3VLTextRotaryEmbeddingImpl::apply_interleaved_mrope(
    const torch::Tensor& angles) const {
  // [time time time … height height … width width …] becomes [time height width time height …].
  auto result = angles[0].clone();
  for (int64_t axis = 1; axis < 3; ++axis) {
    const int64_t end = mrope_section[axis] * 3;
    result.slice(/*dim=*/-1, axis, end, 3).copy_(angles[axis].slice(/*dim=*/-1, axis, end, 3));
  }
  return result;
}

PositionEmbeddings Qwen3VLTextRotaryEmbeddingImpl::forward(const torch::Tensor& position_ids) {
  const auto angles =
      apply_interleaved_mrope(position_ids.to(torch::kFloat32).unsqueeze(-1) * inv_freq);
  const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
  return {both_halves.cos(), both_halves.sin()};
}

Qwen3VLTextMLPImpl::Qwen3VLTextMLPImpl(const Qwen3VLTextConfig& config) {
  gate_proj = register_module("gate_proj", linear(config.hidden_size, config.intermediate_size));
  up_proj = register_module("up_proj", linear(config.hidden_size, config.intermediate_size));
  down_proj = register_module("down_proj", linear(config.intermediate_size, config.hidden_size));
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLTextMLPImpl::forward
// Reason: activation and product in one pass over the widened activations
// Source: LlamaMLPImpl::forward in llama_gpu_patches.cpp
// ======================================================================
// 1. activation and product in one kernel — the widened activations are read once, not twice
torch::Tensor Qwen3VLTextMLPImpl::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  return down_proj->forward(fused::swiglu(gate_proj->forward(x), up_proj->forward(x)));
  // --- Patch.1 ---
}

Qwen3VLTextAttentionImpl::Qwen3VLTextAttentionImpl(const Qwen3VLTextConfig& config)
    : head_dim(config.head_dim),
      num_key_value_groups(config.num_attention_heads / config.num_key_value_heads),
      scaling(1.0 / std::sqrt(static_cast<double>(config.head_dim))) {
  const int64_t query_size = config.num_attention_heads * head_dim;
  const int64_t key_size = config.num_key_value_heads * head_dim;
  q_proj = register_module("q_proj", linear(config.hidden_size, query_size));
  k_proj = register_module("k_proj", linear(config.hidden_size, key_size));
  v_proj = register_module("v_proj", linear(config.hidden_size, key_size));
  o_proj = register_module("o_proj", linear(query_size, config.hidden_size));
  q_norm = register_module("q_norm", Qwen3VLTextRMSNorm(head_dim, config.rms_norm_eps));
  k_norm = register_module("k_norm", Qwen3VLTextRMSNorm(head_dim, config.rms_norm_eps));
}

torch::Tensor Qwen3VLTextAttentionImpl::forward(const torch::Tensor& hidden_states,
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

Qwen3VLTextDecoderLayerImpl::Qwen3VLTextDecoderLayerImpl(const Qwen3VLTextConfig& config) {
  self_attn = register_module("self_attn", Qwen3VLTextAttention(config));
  mlp = register_module("mlp", Qwen3VLTextMLP(config));
  input_layernorm = register_module("input_layernorm",
                                    Qwen3VLTextRMSNorm(config.hidden_size, config.rms_norm_eps));
  post_attention_layernorm = register_module(
      "post_attention_layernorm", Qwen3VLTextRMSNorm(config.hidden_size, config.rms_norm_eps));
}

torch::Tensor Qwen3VLTextDecoderLayerImpl::forward(torch::Tensor hidden_states,
                                                   const PositionEmbeddings& position_embeddings,
                                                   const torch::Tensor& attention_mask) {
  hidden_states = hidden_states + self_attn->forward(input_layernorm->forward(hidden_states),
                                                     position_embeddings, attention_mask);
  return hidden_states + mlp->forward(post_attention_layernorm->forward(hidden_states));
}

void Qwen3VLPreTrainedModel::init_weights(torch::nn::Module& module, torch::Generator& generator) {
  PreTrainedModel::init_weights(module, generator);
  if (auto* norm = module.as<Qwen3VLTextRMSNorm>()) {
    norm->weight.fill_(1.0);
  }
}

Qwen3VLTextModelImpl::Qwen3VLTextModelImpl(const Qwen3VLConfig& config)
    : Qwen3VLPreTrainedModel(config) {
  const auto& text = config.text_config;
  embed_tokens =
      register_module("embed_tokens", torch::nn::Embedding(text.vocab_size, text.hidden_size));
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < text.num_hidden_layers; ++index) {
    layers->push_back(Qwen3VLTextDecoderLayer(text));
  }
  norm = register_module("norm", Qwen3VLTextRMSNorm(text.hidden_size, text.rms_norm_eps));
  rotary_emb = register_module("rotary_emb", Qwen3VLTextRotaryEmbedding(text));
  post_init();
}

torch::Tensor Qwen3VLTextModelImpl::forward(
    const torch::Tensor& inputs_embeds, const torch::Tensor& position_ids,
    const torch::Tensor& attention_mask, const torch::Tensor& visual_pos_masks,
    const std::vector<torch::Tensor>& deepstack_visual_embeds) {
  const auto position_embeddings = rotary_emb->forward(position_ids);
  const auto causal_mask =
      create_causal_mask(attention_mask, inputs_embeds.size(1), inputs_embeds.options());
  auto hidden_states = inputs_embeds;
  size_t index = 0;
  for (const auto& layer : *layers) {
    hidden_states = layer->as<Qwen3VLTextDecoderLayer>()->forward(hidden_states,
                                                                  position_embeddings, causal_mask);
    if (index < deepstack_visual_embeds.size()) {
      hidden_states =
          deepstack_process(hidden_states, visual_pos_masks, deepstack_visual_embeds[index]);
    }
    ++index;
  }
  return norm->forward(hidden_states);
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLTextModelImpl::deepstack_process
// Reason: does not wait for the device in each layer; takes a dummy's features
// Source: Qwen3VLTextModelImpl::deepstack_process in qwen3_vl_gpu_patches.cpp
// ======================================================================
// 1. scattered, then added — how many tokens a mask picks only the device knows, and the host
//    would wait for it in each layer
// 2. features that belong to no token — those of dummy_forward(), which count for nothing
torch::Tensor Qwen3VLTextModelImpl::deepstack_process(const torch::Tensor& hidden_states,
                                                      const torch::Tensor& visual_pos_masks,
                                                      const torch::Tensor& visual_embeds) {
  // --- Patch.2 ---
  if (!visual_pos_masks.defined()) {
    return hidden_states + visual_embeds.mean() * 0.0;
  }
  // --- Patch.2 ---
  // --- Patch.1 ---
  return hidden_states +
         torch::zeros_like(hidden_states)
             .masked_scatter(visual_pos_masks.unsqueeze(-1).expand_as(hidden_states),
                             visual_embeds);
  // --- Patch.1 ---
}

// ---- Both together ------------------------------------------------------------------------------

Qwen3VLModelImpl::Qwen3VLModelImpl(const Qwen3VLConfig& config) : Qwen3VLPreTrainedModel(config) {
  visual = register_module("visual", Qwen3VLVisionModel(config.vision_config));
  language_model = register_module("language_model", Qwen3VLTextModel(config));
  post_init();
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLModelImpl::get_image_features
// Reason: hands metadata on
// Source: Qwen3VLModelImpl::get_image_features in qwen3_vl_gpu_patches.cpp
// ======================================================================
// 1. metadata — handed on to the vision tower
Qwen3VLVisionOutput Qwen3VLModelImpl::get_image_features(const torch::Tensor& pixel_values,
                                                         const torch::Tensor& image_grid_thw,
                                                         const Qwen3VLVisionMetadata& metadata) {
  // --- Patch.1 ---
  return visual->forward(pixel_values, image_grid_thw, metadata);
  // --- Patch.1 ---
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLModelImpl::get_video_features
// Reason: hands metadata on
// Source: Qwen3VLModelImpl::get_video_features in qwen3_vl_gpu_patches.cpp
// ======================================================================
// 1. metadata — handed on to the vision tower
Qwen3VLVisionOutput Qwen3VLModelImpl::get_video_features(const torch::Tensor& pixel_values_videos,
                                                         const torch::Tensor& video_grid_thw,
                                                         const Qwen3VLVisionMetadata& metadata) {
  // --- Patch.1 ---
  return visual->forward(pixel_values_videos, video_grid_thw, metadata);
  // --- Patch.1 ---
}

torch::Tensor Qwen3VLModelImpl::get_placeholder_mask(const torch::Tensor& input_ids,
                                                     int64_t token_id,
                                                     const torch::Tensor& features) {
  const auto mask = input_ids.eq(token_id);
  const auto count = mask.sum().item<int64_t>();
  TORCH_CHECK(count == features.size(0), count, " placeholders for ", features.size(0),
              " visual tokens");
  return mask;
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLModelImpl::get_rope_index
// Reason: one way to count positions, with a model and without
// Source: Qwen3VLModelImpl::get_rope_index in qwen3_vl_gpu_patches.cpp
// ======================================================================
// 1. get_position_id() — data workers, which have no model, and the model count alike
std::pair<torch::Tensor, torch::Tensor> Qwen3VLModelImpl::get_rope_index(
    const torch::Tensor& input_ids, const torch::Tensor& image_grid_thw,
    const torch::Tensor& video_grid_thw, const torch::Tensor& attention_mask) {
  // --- Patch.1 ---
  return get_position_id(config, input_ids, image_grid_thw, video_grid_thw, attention_mask);
  // --- Patch.1 ---
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLModelImpl::forward
// Reason: the vision tower gets its metadata, and runs in training whatever the batch has
// Source: Qwen3VLModelImpl::forward in qwen3_vl_gpu_patches.cpp
// ======================================================================
// 1. metadata — handed on to the vision tower
// 2. a batch without images and videos, in training — the vision tower runs all the same: its
//    parameters are spread over all ranks, and one that leaves it out lets the others wait
Qwen3VLModelOutputWithPast Qwen3VLModelImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
    const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
    torch::Tensor position_ids, const Qwen3VLMultimodalMetadata& metadata) {
  auto inputs_embeds = language_model->embed_tokens->forward(input_ids);
  Qwen3VLVisionOutput images;
  Qwen3VLVisionOutput videos;
  torch::Tensor image_mask;
  torch::Tensor video_mask;
  if (pixel_values.defined()) {
    // --- Patch.1 ---
    images = get_image_features(pixel_values, image_grid_thw, metadata.images);
    // --- Patch.1 ---
    image_mask = get_placeholder_mask(input_ids, config.image_token_id, images.pooler_output);
    inputs_embeds = inputs_embeds.masked_scatter(image_mask.unsqueeze(-1).expand_as(inputs_embeds),
                                                 images.pooler_output);
  }
  if (pixel_values_videos.defined()) {
    // --- Patch.1 ---
    videos = get_video_features(pixel_values_videos, video_grid_thw, metadata.videos);
    // --- Patch.1 ---
    video_mask = get_placeholder_mask(input_ids, config.video_token_id, videos.pooler_output);
    inputs_embeds = inputs_embeds.masked_scatter(video_mask.unsqueeze(-1).expand_as(inputs_embeds),
                                                 videos.pooler_output);
  }

  torch::Tensor visual_pos_masks;
  std::vector<torch::Tensor> deepstack_visual_embeds;
  if (image_mask.defined() && video_mask.defined()) {
    visual_pos_masks = image_mask.logical_or(video_mask);
    const auto is_image = image_mask.index({visual_pos_masks});
    for (size_t index = 0; index < images.deepstack_features.size(); ++index) {
      const auto& of_images = images.deepstack_features[index];
      auto joint = torch::zeros({is_image.size(0), of_images.size(1)}, of_images.options());
      joint.index_put_({is_image}, of_images);
      joint.index_put_({is_image.logical_not()}, videos.deepstack_features[index]);
      deepstack_visual_embeds.push_back(joint);
    }
  } else if (image_mask.defined()) {
    visual_pos_masks = image_mask;
    deepstack_visual_embeds = images.deepstack_features;
  } else if (video_mask.defined()) {
    visual_pos_masks = video_mask;
    deepstack_visual_embeds = videos.deepstack_features;
    // --- Patch.2 ---
  } else if (is_training()) {
    const auto dummy = visual->dummy_forward();
    inputs_embeds = inputs_embeds + dummy.pooler_output.mean() * 0.0;
    deepstack_visual_embeds = dummy.deepstack_features;
    // --- Patch.2 ---
  }

  Qwen3VLModelOutputWithPast output;
  if (!position_ids.defined()) {
    std::tie(position_ids, output.rope_deltas) =
        get_rope_index(input_ids, image_grid_thw, video_grid_thw, attention_mask);
  }
  output.last_hidden_state = language_model->forward(inputs_embeds, position_ids, attention_mask,
                                                     visual_pos_masks, deepstack_visual_embeds);
  return output;
}

Qwen3VLForConditionalGenerationImpl::Qwen3VLForConditionalGenerationImpl(
    const Qwen3VLConfig& config)
    : Qwen3VLPreTrainedModel(config) {
  model = register_module("model", Qwen3VLModel(config));
  lm_head = register_module("lm_head",
                            linear(config.text_config.hidden_size, config.text_config.vocab_size));
  post_init();
}

// ======================================================================
// [PATCHED METHOD] Qwen3VLForConditionalGenerationImpl::forward
// Reason: metadata; training on long sequences: the logits of a batch do not fit beside the model
// Source: Qwen3VLForConditionalGenerationImpl::forward in qwen3_vl_gpu_patches.cpp
// ======================================================================
// 1. metadata — handed on to the vision tower
// 2. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
Qwen3VLCausalLMOutputWithPast Qwen3VLForConditionalGenerationImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
    const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
    const torch::Tensor& position_ids, const torch::Tensor& labels,
    const Qwen3VLMultimodalMetadata& metadata) {
  // --- Patch.1 ---
  const auto output = model->forward(input_ids, attention_mask, pixel_values, image_grid_thw,
                                     pixel_values_videos, video_grid_thw, position_ids, metadata);
  // --- Patch.1 ---
  // --- Patch.2 ---
  if (labels.defined()) {
    const auto shifted = output.last_hidden_state.slice(/*dim=*/1, 0, -1);
    const auto loss = fused::linear_cross_entropy(
        shifted.reshape({-1, config.text_config.hidden_size}), lm_head->weight,
        labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
    return {loss, torch::Tensor(), output.rope_deltas};
  }
  return {torch::Tensor(), lm_head->forward(output.last_hidden_state), output.rope_deltas};
  // --- Patch.2 ---
}

TORCHMODELS_REGISTER_MODEL(Qwen3VLModel, Qwen3VLConfig);
TORCHMODELS_REGISTER_MODEL(Qwen3VLForConditionalGeneration, Qwen3VLConfig);

}  // namespace qwen3_vl_npu
}  // namespace torchmodels
