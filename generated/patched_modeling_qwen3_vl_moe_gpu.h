// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen3_vl_moe/modeling_qwen3_vl_moe.h
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen3_vl_moe/qwen3_vl_moe_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen3_vl_moe/qwen3_vl_moe_gpu.patchspec.json -o generated --diff
//  Fingerprint: 4d6904f08f97dc1b
//
//  Patches applied:
//    - namespace: torchmodels::qwen3_vl_moe -> torchmodels::qwen3_vl_moe_gpu
//    - add_include: <algorithm>, <functional>, <memory>, <fused/group_gemm.h>, <modeling/expert_converter.h>, <modeling/parallel_plan.h>
//      what helpers and patched classes of the header use
//    - add_helper: Qwen3VLVisionMetadata, Qwen3VLMultimodalMetadata, collate_vision_metadata, collate_multimodal_metadata, Qwen3VLMetadataCollateFunc
//      grids and frames are read on the host, by the data worker, and not in the vision tower
//    - add_helper: get_position_id, Qwen3VLPositionIdFunc
//      data workers count positions, too, and have no model
//    - override_method: Qwen3VLMoeForConditionalGenerationImpl::get_position_id_func
//      what a trainer hands to its data workers
//    - override_method: Qwen3VLMoeForConditionalGenerationImpl::get_metadata_collate_func
//      what a trainer hands to its data workers
//    - override_method: Qwen3VLMoeModelImpl::get_rope_index
//      one way to count positions, with a model and without
//    - override_method: Qwen3VLMoeVisionModelImpl::forward
//      does not wait for the device to read grids and frames
//    - override_method: Qwen3VLMoeVisionModelImpl::dummy_forward
//      for ranks whose batch has no images
//    - override_method: Qwen3VLMoeTextModelImpl::deepstack_process
//      does not wait for the device in each layer; takes a dummy's features
//    - override_method: Qwen3VLMoeModelImpl::get_image_features
//      hands metadata on
//    - override_method: Qwen3VLMoeModelImpl::get_video_features
//      hands metadata on
//    - override_method: Qwen3VLMoeModelImpl::forward
//      the vision tower gets its metadata, and runs in training whatever the batch has
//    - override_method: Qwen3VLMoeForConditionalGenerationImpl::forward
//      metadata; training on long sequences: the logits of a batch do not fit beside the model
//    - replace_class: Qwen3VLMoeTextExpertsImpl
//      weights as a group GEMM reads them: one launch computes all experts of a layer
//    - add_helper: expert_parallel_plan
//      what the plans of the decoder and of the models around it share
//    - override_method: Qwen3VLMoeTextModelImpl::get_parallel_plan
//      experts are spread over the ranks
//    - override_method: Qwen3VLMoeModelImpl::get_parallel_plan
//      experts are spread over the ranks
//    - override_method: Qwen3VLMoeForConditionalGenerationImpl::get_parallel_plan
//      experts are spread over the ranks
//    - override_method: Qwen3VLMoePreTrainedModel::create_checkpoint_tensor_converter
//      published checkpoints have the experts' weights the other way round
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

#pragma once

#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <vector>
#include <algorithm>
#include <functional>
#include <memory>
#include <fused/group_gemm.h>
#include <modeling/expert_converter.h>
#include <modeling/parallel_plan.h>

#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "qwen3_vl_moe/configuration_qwen3_vl_moe.h"

// ======================================================================
// [HELPERS]
// Reason: grids and frames are read on the host, by the data worker, and not in the vision tower
// Source: Qwen3VLVisionMetadata in qwen3_vl_gpu_patches.cpp
// Source: Qwen3VLMultimodalMetadata in qwen3_vl_gpu_patches.cpp
// Source: collate_vision_metadata in qwen3_vl_gpu_patches.cpp
// Source: collate_multimodal_metadata in qwen3_vl_gpu_patches.cpp
// Source: Qwen3VLMetadataCollateFunc in qwen3_vl_gpu_patches.cpp
// Reason: data workers count positions, too, and have no model
// Source: get_position_id in qwen3_vl_gpu_patches.cpp
// Source: Qwen3VLPositionIdFunc in qwen3_vl_gpu_patches.cpp
// Reason: what the plans of the decoder and of the models around it share
// Source: expert_parallel_plan in qwen3_moe_gpu_patches.cpp
// ======================================================================
namespace torchmodels::qwen3_vl_moe_gpu {

/// What the vision tower reads on the host of the images, or of the videos, of a batch. Undefined
/// where there are none.
struct Qwen3VLMoeVisionMetadata {
  torch::Tensor grid_thw;    // as the model gets it
  torch::Tensor cu_seqlens;  // where frames begin, [frames + 1]
};

/// The same of a whole batch.
struct Qwen3VLMoeMultimodalMetadata {
  Qwen3VLMoeVisionMetadata images;
  Qwen3VLMoeVisionMetadata videos;
};

/// The metadata of images whose grids are `grid_thw` [images, 3], on the host.
inline Qwen3VLMoeVisionMetadata collate_vision_metadata(const torch::Tensor& grid_thw) {
  if (!grid_thw.defined()) {
    return {};
  }
  const auto grids = grid_thw.to(torch::kCPU);
  const auto frame_sizes =
      torch::repeat_interleave(grids.select(1, 1) * grids.select(1, 2), grids.select(1, 0));
  return {grids, torch::constant_pad_nd(frame_sizes.cumsum(/*dim=*/0), {1, 0})};
}

/// The metadata of a batch, for the data worker that collates it. Either grid may be missing.
inline Qwen3VLMoeMultimodalMetadata collate_multimodal_metadata(const torch::Tensor& image_grid_thw,
                                                             const torch::Tensor& video_grid_thw) {
  return {collate_vision_metadata(image_grid_thw), collate_vision_metadata(video_grid_thw)};
}

using Qwen3VLMoeMetadataCollateFunc = std::function<Qwen3VLMoeMultimodalMetadata(
    const torch::Tensor& image_grid_thw, const torch::Tensor& video_grid_thw)>;

}  // namespace torchmodels::qwen3_vl_moe_gpu

namespace torchmodels::qwen3_vl_moe_gpu {

/// Positions in time, height and width, [3, batch, length], and the rope deltas, [batch, 1], on the
/// host. What it takes may stand anywhere and be of any integer type; what is missing may be
/// undefined.
inline std::pair<torch::Tensor, torch::Tensor> get_position_id(
    const Qwen3VLMoeConfig& config, const torch::Tensor& input_ids,
    const torch::Tensor& image_grid_thw, const torch::Tensor& video_grid_thw,
    const torch::Tensor& attention_mask) {
  const int64_t batch = input_ids.size(0);
  const int64_t length = input_ids.size(1);
  auto position_ids = torch::ones({3, batch, length}, torch::kInt64);
  auto rope_deltas = torch::zeros({batch, 1}, torch::kInt64);
  const auto on_host = [](const torch::Tensor& tensor) {
    return tensor.defined() ? tensor.to(torch::kCPU, torch::kInt64) : tensor;
  };
  const auto host_ids = on_host(input_ids);
  const auto mask = on_host(attention_mask);
  const auto image_grids = on_host(image_grid_thw);
  const auto video_grids = on_host(video_grid_thw);
  const auto tokens = host_ids.accessor<int64_t, 2>();
  auto positions = position_ids.accessor<int64_t, 3>();

  const int64_t merge_size = config.vision_config.spatial_merge_size;
  int64_t next_image = 0;
  int64_t next_video = 0;
  int64_t next_frame = 0;  // of that video
  for (int64_t row = 0; row < batch; ++row) {
    int64_t position = 0;
    for (int64_t index = 0; index < length;) {
      if (mask.defined() && mask[row][index].item<int64_t>() == 0) {
        ++index;
        continue;
      }
      const bool is_image = tokens[row][index] == config.image_token_id;
      if (!is_image && tokens[row][index] != config.video_token_id) {
        for (int64_t axis = 0; axis < 3; ++axis) {
          positions[axis][row][index] = position;
        }
        ++position;
        ++index;
        continue;
      }
      // A video's frames stand apart in the text, each behind its time stamp.
      const auto grid = is_image ? image_grids[next_image] : video_grids[next_video];
      const int64_t frames = is_image ? grid[0].item<int64_t>() : 1;
      const int64_t rows = grid[1].item<int64_t>() / merge_size;
      const int64_t columns = grid[2].item<int64_t>() / merge_size;
      const int64_t end = index + frames * rows * columns;
      TORCH_CHECK(end <= length, "the tokens of an image end behind those of row ", row);
      for (int64_t place = 0; index < end; ++index, ++place) {
        positions[0][row][index] = position + place / (rows * columns);
        positions[1][row][index] = position + place / columns % rows;
        positions[2][row][index] = position + place % columns;
      }
      position += std::max({frames, rows, columns});
      if (is_image) {
        ++next_image;
      } else if (++next_frame == grid[0].item<int64_t>()) {
        ++next_video;
        next_frame = 0;
      }
    }
    rope_deltas[row].fill_(position - length);
  }
  return {position_ids, rope_deltas};
}

using Qwen3VLMoePositionIdFunc = std::function<torch::Tensor(
    const torch::Tensor& input_ids, const torch::Tensor& image_grid_thw,
    const torch::Tensor& video_grid_thw, const torch::Tensor& attention_mask)>;

}  // namespace torchmodels::qwen3_vl_moe_gpu

namespace torchmodels::qwen3_vl_moe_gpu {

/// Each rank has all of its experts: both weights are cut along the experts.
inline modeling::ParallelPlan expert_parallel_plan() {
  return modeling::ParallelPlan()
      .shard("layers.*.mlp.experts.gate_up_proj", /*dim=*/0)
      .shard("layers.*.mlp.experts.down_proj", /*dim=*/0);
}

}  // namespace torchmodels::qwen3_vl_moe_gpu

namespace torchmodels {
namespace qwen3_vl_moe_gpu {

/// Cosines and sines of the positions' angles.
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

// ---- Outputs ------------------------------------------------------------------------------------

/// What the vision tower gives for all images of a batch, one behind the other.
struct Qwen3VLMoeVisionOutput {
  torch::Tensor pooler_output;                    // [merged tokens, text width]
  std::vector<torch::Tensor> deepstack_features;  // as pooler_output, from layers in between
};

struct Qwen3VLMoeModelOutputWithPast {
  torch::Tensor last_hidden_state;
  torch::Tensor rope_deltas;  // [batch, 1]: by how much positions run behind token counts
  std::vector<torch::Tensor> router_logits;  // [tokens, experts] for each layer with experts
};

struct Qwen3VLMoeCausalLMOutputWithPast {
  torch::Tensor loss;
  torch::Tensor aux_loss;
  torch::Tensor logits;
  torch::Tensor rope_deltas;
  std::vector<torch::Tensor> router_logits;
};

// ---- The vision tower ---------------------------------------------------------------------------

class Qwen3VLMoeVisionMLPImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeVisionMLPImpl(const Qwen3VLMoeVisionConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_state);

  torch::nn::Linear linear_fc1{nullptr}, linear_fc2{nullptr};
};
TORCH_MODULE(Qwen3VLMoeVisionMLP);

/// Patches, flattened by the image processor, to hidden states.
class Qwen3VLMoeVisionPatchEmbedImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeVisionPatchEmbedImpl(const Qwen3VLMoeVisionConfig& config);

  torch::Tensor forward(const torch::Tensor& pixel_values);

  std::vector<int64_t> patch_shape;  // channels, frames, height, width
  torch::nn::Conv3d proj{nullptr};
};
TORCH_MODULE(Qwen3VLMoeVisionPatchEmbed);

/// Each square of neighbouring patches to one token as wide as the decoder.
class Qwen3VLMoeVisionPatchMergerImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeVisionPatchMergerImpl(const Qwen3VLMoeVisionConfig& config,
                                           bool use_postshuffle_norm = false);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  int64_t merged_size;
  bool use_postshuffle_norm;
  torch::nn::LayerNorm norm{nullptr};
  torch::nn::Linear linear_fc1{nullptr}, linear_fc2{nullptr};
};
TORCH_MODULE(Qwen3VLMoeVisionPatchMerger);

/// Attention among the patches of one frame.
class Qwen3VLMoeVisionAttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeVisionAttentionImpl(const Qwen3VLMoeVisionConfig& config);

  /// `cu_seqlens` says where frames begin: [frames + 1], the last one is the number of patches.
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& cu_seqlens,
                        const PositionEmbeddings& position_embeddings);

  int64_t num_heads;
  double scaling;
  torch::nn::Linear qkv{nullptr}, proj{nullptr};
};
TORCH_MODULE(Qwen3VLMoeVisionAttention);

class Qwen3VLMoeVisionBlockImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeVisionBlockImpl(const Qwen3VLMoeVisionConfig& config);

  torch::Tensor forward(torch::Tensor hidden_states, const torch::Tensor& cu_seqlens,
                        const PositionEmbeddings& position_embeddings);

  torch::nn::LayerNorm norm1{nullptr}, norm2{nullptr};
  Qwen3VLMoeVisionAttention attn{nullptr};
  Qwen3VLMoeVisionMLP mlp{nullptr};
};
TORCH_MODULE(Qwen3VLMoeVisionBlock);

// ======================================================================
// [MODIFIED CLASS] Qwen3VLMoeVisionModelImpl
// Methods patched: forward, dummy_forward
// forward: Reason: does not wait for the device to read grids and frames
// forward: Source: Qwen3VLVisionModelImpl::forward in qwen3_vl_gpu_patches.cpp
// dummy_forward: Reason: for ranks whose batch has no images
// dummy_forward: Source: Qwen3VLVisionModelImpl::dummy_forward in qwen3_vl_gpu_patches.cpp
// ======================================================================
class Qwen3VLMoeVisionModelImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeVisionModelImpl(const Qwen3VLMoeVisionConfig& config);

  /// `grid_thw` has a row of frames, rows and columns (in patches) for each image; `metadata` is
  /// collate_vision_metadata()'s when it is missing.
  Qwen3VLMoeVisionOutput forward(const torch::Tensor& pixel_values,
                                 const torch::Tensor& grid_thw,
                                 Qwen3VLMoeVisionMetadata metadata = {});

  /// The angles of each patch's row and column, [patches, head_dim / 2].
  torch::Tensor rot_pos_emb(const torch::Tensor& grid_thw);

  /// The learned grid of positions, stretched over each image, [patches, hidden].
  torch::Tensor interpolate_pos_embed(const torch::Tensor& grid_thw);

  Qwen3VLMoeVisionConfig config;
  Qwen3VLMoeVisionPatchEmbed patch_embed{nullptr};
  torch::nn::Embedding pos_embed{nullptr};
  torch::nn::ModuleList blocks{nullptr};
  Qwen3VLMoeVisionPatchMerger merger{nullptr};
  torch::nn::ModuleList deepstack_merger_list{nullptr};
  torch::Tensor inv_freq;

  /// What the smallest black image gives.
  // 1. one token's worth of black pixels — enough to run through each parameter of the tower
  Qwen3VLMoeVisionOutput dummy_forward() {
    // --- Patch.1 ---
    const int64_t side = config.spatial_merge_size;
    const int64_t values =
        config.in_channels * config.temporal_patch_size * config.patch_size * config.patch_size;
    const auto grid = torch::tensor({{int64_t{1}, side, side}});
    return forward(torch::zeros({side * side, values}, patch_embed->proj->weight.options()), grid);
    // --- Patch.1 ---
  }

 private:
  /// Values [rows, columns, …] of one frame in the order of the patches: square by square.
  torch::Tensor in_merge_order(const torch::Tensor& values) const;
};
TORCH_MODULE(Qwen3VLMoeVisionModel);

// ---- The decoder --------------------------------------------------------------------------------

/// Scales each vector to a root mean square of one, then by a learned weight.
class Qwen3VLMoeTextRMSNormImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextRMSNormImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3VLMoeTextRMSNorm);

/// The angles of positions in time, height and width, which take turns along a head.
class Qwen3VLMoeTextRotaryEmbeddingImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextRotaryEmbeddingImpl(const Qwen3VLMoeTextConfig& config);

  /// `position_ids` is [3, batch, length]; the result lacks the leading dimension.
  PositionEmbeddings forward(const torch::Tensor& position_ids);

  std::vector<int64_t> mrope_section;
  torch::Tensor inv_freq;

 private:
  torch::Tensor apply_interleaved_mrope(const torch::Tensor& angles) const;
};
TORCH_MODULE(Qwen3VLMoeTextRotaryEmbedding);

/// The gated feed-forward block of a layer without experts.
class Qwen3VLMoeTextMLPImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextMLPImpl(const Qwen3VLMoeTextConfig& config);

  torch::Tensor forward(const torch::Tensor& x);

  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(Qwen3VLMoeTextMLP);

// ======================================================================
// [PATCHED CLASS] Qwen3VLMoeTextExpertsImpl
// Reason: weights as a group GEMM reads them: one launch computes all experts of a layer
// Source: Qwen3VLMoeTextExpertsImpl in qwen3_vl_moe_gpu_patches.cpp
// ======================================================================
/// All experts of a layer.
//
// 1. both weights the other way round, as a group GEMM reads them — those of published checkpoints
//    are turned as they are loaded, see create_checkpoint_tensor_converter
// 2. forward — all experts in one launch; one by one where `implementation` says so
class Qwen3VLMoeTextExpertsImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextExpertsImpl(const Qwen3VLMoeTextConfig& config);

  /// `hidden_states` is [tokens, hidden], the others are [tokens, top_k].
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                        const torch::Tensor& top_k_weights);

  int64_t num_experts;
  // --- Patch.1 ---
  torch::Tensor gate_up_proj;  // [experts, 2 * intermediate, hidden], gate above up
  torch::Tensor down_proj;     // [experts, hidden, intermediate]
  // --- Patch.1 ---

  // --- Patch.2 ---
  fused::MoeImplementation implementation = fused::MoeImplementation::Fused;

 private:
  torch::Tensor forward_eager(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                              const torch::Tensor& top_k_weights);
  // --- Patch.2 ---
};
TORCH_MODULE(Qwen3VLMoeTextExperts);

/// Chooses the experts of each token.
class Qwen3VLMoeTextTopKRouterImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextTopKRouterImpl(const Qwen3VLMoeTextConfig& config);

  /// Logits [tokens, experts], the chosen experts' weights and numbers [tokens, top_k].
  std::tuple<torch::Tensor, torch::Tensor, torch::Tensor> forward(
      const torch::Tensor& hidden_states);

  int64_t top_k;
  bool norm_topk_prob;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3VLMoeTextTopKRouter);

/// The feed-forward block of a layer with experts.
class Qwen3VLMoeTextSparseMoeBlockImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextSparseMoeBlockImpl(const Qwen3VLMoeTextConfig& config);

  /// The experts' sum, and the router's logits.
  std::pair<torch::Tensor, torch::Tensor> forward(const torch::Tensor& hidden_states);

  Qwen3VLMoeTextTopKRouter gate{nullptr};
  Qwen3VLMoeTextExperts experts{nullptr};
};
TORCH_MODULE(Qwen3VLMoeTextSparseMoeBlock);

class Qwen3VLMoeTextAttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextAttentionImpl(const Qwen3VLMoeTextConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t head_dim;
  int64_t num_key_value_groups;
  double scaling;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};
  Qwen3VLMoeTextRMSNorm q_norm{nullptr}, k_norm{nullptr};
};
TORCH_MODULE(Qwen3VLMoeTextAttention);

class Qwen3VLMoeTextDecoderLayerImpl : public torch::nn::Module {
 public:
  Qwen3VLMoeTextDecoderLayerImpl(const Qwen3VLMoeTextConfig& config, int64_t layer_idx);

  /// The router's logits are undefined where there are no experts.
  std::pair<torch::Tensor, torch::Tensor> forward(torch::Tensor hidden_states,
                                                  const PositionEmbeddings& position_embeddings,
                                                  const torch::Tensor& attention_mask);

  Qwen3VLMoeTextAttention self_attn{nullptr};
  Qwen3VLMoeTextSparseMoeBlock sparse_mlp{nullptr};
  Qwen3VLMoeTextMLP dense_mlp{nullptr};
  Qwen3VLMoeTextRMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(Qwen3VLMoeTextDecoderLayer);

// ======================================================================
// [MODIFIED CLASS] Qwen3VLMoePreTrainedModel
// Methods patched: create_checkpoint_tensor_converter
// Reason: published checkpoints have the experts' weights the other way round
// Source: Qwen3MoePreTrainedModel::create_checkpoint_tensor_converter in qwen3_moe_gpu_patches.cpp
// ======================================================================
/// What the models share, whatever they are made of.
class Qwen3VLMoePreTrainedModel : public PreTrainedModel<Qwen3VLMoeConfig> {
 public:
  using PreTrainedModel::PreTrainedModel;

  /// For checkpoints with a weight for each expert, with fused weights, or with these transposed.
  std::unique_ptr<modeling::CheckpointTensorConverter> create_checkpoint_tensor_converter() const {
    return modeling::create_expert_tensor_converter(config);
  }

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;
};

// ======================================================================
// [MODIFIED CLASS] Qwen3VLMoeTextModelImpl
// Methods patched: deepstack_process, get_parallel_plan
// deepstack_process: Reason: does not wait for the device in each layer; takes a dummy's features
// deepstack_process: Source: Qwen3VLTextModelImpl::deepstack_process in qwen3_vl_gpu_patches.cpp
// get_parallel_plan: Reason: experts are spread over the ranks
// get_parallel_plan: Source: Qwen3MoeModelImpl::get_parallel_plan in qwen3_moe_gpu_patches.cpp
// ======================================================================
/// The decoder, which gets embeddings and not tokens.
class Qwen3VLMoeTextModelImpl : public Qwen3VLMoePreTrainedModel {
 public:
  explicit Qwen3VLMoeTextModelImpl(const Qwen3VLMoeConfig& config);

  /// `visual_pos_masks` [batch, length] says which tokens are visual; the first layers' outputs get
  /// one entry each of `deepstack_visual_embeds` there. Both may be missing.
  MoeModelOutput forward(const torch::Tensor& inputs_embeds, const torch::Tensor& position_ids,
                         const torch::Tensor& attention_mask,
                         const torch::Tensor& visual_pos_masks = {},
                         const std::vector<torch::Tensor>& deepstack_visual_embeds = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  Qwen3VLMoeTextRMSNorm norm{nullptr};
  Qwen3VLMoeTextRotaryEmbedding rotary_emb{nullptr};

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const { return expert_parallel_plan(); }

 private:
  torch::Tensor deepstack_process(const torch::Tensor& hidden_states,
                                  const torch::Tensor& visual_pos_masks,
                                  const torch::Tensor& visual_embeds);
};
TORCH_MODULE(Qwen3VLMoeTextModel);

// ---- Both together ------------------------------------------------------------------------------

// ======================================================================
// [MODIFIED CLASS] Qwen3VLMoeModelImpl
// Methods patched: get_rope_index, get_image_features, get_video_features, forward, get_parallel_plan
// get_rope_index: Reason: one way to count positions, with a model and without
// get_rope_index: Source: Qwen3VLModelImpl::get_rope_index in qwen3_vl_gpu_patches.cpp
// get_image_features: Reason: hands metadata on
// get_image_features: Source: Qwen3VLModelImpl::get_image_features in qwen3_vl_gpu_patches.cpp
// get_video_features: Reason: hands metadata on
// get_video_features: Source: Qwen3VLModelImpl::get_video_features in qwen3_vl_gpu_patches.cpp
// forward: Reason: the vision tower gets its metadata, and runs in training whatever the batch has
// forward: Source: Qwen3VLMoeModelImpl::forward in qwen3_vl_moe_gpu_patches.cpp
// get_parallel_plan: Reason: experts are spread over the ranks
// get_parallel_plan: Source: Qwen3VLMoeModelImpl::get_parallel_plan in qwen3_vl_moe_gpu_patches.cpp
// ======================================================================
class Qwen3VLMoeModelImpl : public Qwen3VLMoePreTrainedModel {
 public:
  explicit Qwen3VLMoeModelImpl(const Qwen3VLMoeConfig& config);

  /// `pixel_values` are the patches of all images, `image_grid_thw` their grids; likewise for
  /// videos. Either may be missing. `position_ids` are get_rope_index()'s when they are missing,
  /// `metadata` is collate_multimodal_metadata()'s.
  Qwen3VLMoeModelOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
      const torch::Tensor& pixel_values = {}, const torch::Tensor& image_grid_thw = {},
      const torch::Tensor& pixel_values_videos = {}, const torch::Tensor& video_grid_thw = {},
      torch::Tensor position_ids = {}, const Qwen3VLMoeMultimodalMetadata& metadata = {});

  /// Positions in time, height and width, [3, batch, length], and the rope deltas, [batch, 1].
  std::pair<torch::Tensor, torch::Tensor> get_rope_index(const torch::Tensor& input_ids,
                                                         const torch::Tensor& image_grid_thw,
                                                         const torch::Tensor& video_grid_thw,
                                                         const torch::Tensor& attention_mask);

  Qwen3VLMoeVisionOutput get_image_features(const torch::Tensor& pixel_values,
                                            const torch::Tensor& image_grid_thw,
                                            const Qwen3VLMoeVisionMetadata& metadata = {});

  Qwen3VLMoeVisionOutput get_video_features(const torch::Tensor& pixel_values_videos,
                                            const torch::Tensor& video_grid_thw,
                                            const Qwen3VLMoeVisionMetadata& metadata = {});

  /// Where `token_id` stands, [batch, length]. Throws when that is not as often as there are
  /// features.
  torch::Tensor get_placeholder_mask(const torch::Tensor& input_ids, int64_t token_id,
                                     const torch::Tensor& features);

  Qwen3VLMoeVisionModel visual{nullptr};
  Qwen3VLMoeTextModel language_model{nullptr};

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const {
    return expert_parallel_plan().with_prefix("language_model");
  }
};
TORCH_MODULE(Qwen3VLMoeModel);

// ======================================================================
// [MODIFIED CLASS] Qwen3VLMoeForConditionalGenerationImpl
// Methods patched: get_position_id_func, get_metadata_collate_func, forward, get_parallel_plan
// get_position_id_func: Reason: what a trainer hands to its data workers
// get_position_id_func: Source: Qwen3VLForConditionalGenerationImpl::get_position_id_func in qwen3_vl_gpu_patches.cpp
// get_metadata_collate_func: Reason: what a trainer hands to its data workers
// get_metadata_collate_func: Source: Qwen3VLForConditionalGenerationImpl::get_metadata_collate_func in qwen3_vl_gpu_patches.cpp
// forward: Reason: metadata; training on long sequences: the logits of a batch do not fit beside the model
// forward: Source: Qwen3VLMoeForConditionalGenerationImpl::forward in qwen3_vl_moe_gpu_patches.cpp
// get_parallel_plan: Reason: experts are spread over the ranks
// get_parallel_plan: Source: Qwen3VLMoeForConditionalGenerationImpl::get_parallel_plan in qwen3_vl_moe_gpu_patches.cpp
// ======================================================================
/// The model with a language-model head.
class Qwen3VLMoeForConditionalGenerationImpl : public Qwen3VLMoePreTrainedModel {
 public:
  explicit Qwen3VLMoeForConditionalGenerationImpl(const Qwen3VLMoeConfig& config);

  /// As Qwen3VLMoeModel's; `labels` are token ids, kIgnoreIndex where no loss is wanted.
  Qwen3VLMoeCausalLMOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
      const torch::Tensor& pixel_values = {}, const torch::Tensor& image_grid_thw = {},
      const torch::Tensor& pixel_values_videos = {}, const torch::Tensor& video_grid_thw = {},
      const torch::Tensor& position_ids = {}, const torch::Tensor& labels = {},
      const Qwen3VLMoeMultimodalMetadata& metadata = {});

  Qwen3VLMoeModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};

  /// Counts the positions of a sample in a data worker; holds the configuration, not the model.
  Qwen3VLMoePositionIdFunc get_position_id_func() const {
    return [own = config](const torch::Tensor& input_ids, const torch::Tensor& image_grid_thw,
                          const torch::Tensor& video_grid_thw,
                          const torch::Tensor& attention_mask) {
      return get_position_id(own, input_ids, image_grid_thw, video_grid_thw, attention_mask).first;
    };
  }

  /// Makes the metadata of a batch in a data worker.
  Qwen3VLMoeMetadataCollateFunc get_metadata_collate_func() const {
    return &collate_multimodal_metadata;
  }

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const {
    return expert_parallel_plan().with_prefix("model.language_model");
  }
};
TORCH_MODULE(Qwen3VLMoeForConditionalGeneration);

}  // namespace qwen3_vl_moe_gpu
}  // namespace torchmodels
