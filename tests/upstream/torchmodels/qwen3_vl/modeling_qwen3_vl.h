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
#include <utility>
#include <vector>

#include "common/modeling_utils.h"
#include "qwen3_vl/configuration_qwen3_vl.h"

namespace torchmodels {
namespace qwen3_vl {

/// Cosines and sines of the positions' angles.
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

// ---- Outputs ------------------------------------------------------------------------------------

/// What the vision tower gives for all images of a batch, one behind the other.
struct Qwen3VLVisionOutput {
  torch::Tensor pooler_output;                    // [merged tokens, text width]
  std::vector<torch::Tensor> deepstack_features;  // as pooler_output, from layers in between
};

struct Qwen3VLModelOutputWithPast {
  torch::Tensor last_hidden_state;
  torch::Tensor rope_deltas;  // [batch, 1]: by how much positions run behind token counts
};

struct Qwen3VLCausalLMOutputWithPast {
  torch::Tensor loss;
  torch::Tensor logits;
  torch::Tensor rope_deltas;
};

// ---- The vision tower ---------------------------------------------------------------------------

class Qwen3VLVisionMLPImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLVisionMLPImpl(const Qwen3VLVisionConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_state);

  torch::nn::Linear linear_fc1{nullptr}, linear_fc2{nullptr};
};
TORCH_MODULE(Qwen3VLVisionMLP);

/// Patches, flattened by the image processor, to hidden states.
class Qwen3VLVisionPatchEmbedImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLVisionPatchEmbedImpl(const Qwen3VLVisionConfig& config);

  torch::Tensor forward(const torch::Tensor& pixel_values);

  std::vector<int64_t> patch_shape;  // channels, frames, height, width
  torch::nn::Conv3d proj{nullptr};
};
TORCH_MODULE(Qwen3VLVisionPatchEmbed);

/// Each square of neighbouring patches to one token as wide as the decoder.
class Qwen3VLVisionPatchMergerImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLVisionPatchMergerImpl(const Qwen3VLVisionConfig& config,
                                        bool use_postshuffle_norm = false);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  int64_t merged_size;
  bool use_postshuffle_norm;
  torch::nn::LayerNorm norm{nullptr};
  torch::nn::Linear linear_fc1{nullptr}, linear_fc2{nullptr};
};
TORCH_MODULE(Qwen3VLVisionPatchMerger);

/// Attention among the patches of one frame.
class Qwen3VLVisionAttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLVisionAttentionImpl(const Qwen3VLVisionConfig& config);

  /// `cu_seqlens` says where frames begin: [frames + 1], the last one is the number of patches.
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& cu_seqlens,
                        const PositionEmbeddings& position_embeddings);

  int64_t num_heads;
  double scaling;
  torch::nn::Linear qkv{nullptr}, proj{nullptr};
};
TORCH_MODULE(Qwen3VLVisionAttention);

class Qwen3VLVisionBlockImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLVisionBlockImpl(const Qwen3VLVisionConfig& config);

  torch::Tensor forward(torch::Tensor hidden_states, const torch::Tensor& cu_seqlens,
                        const PositionEmbeddings& position_embeddings);

  torch::nn::LayerNorm norm1{nullptr}, norm2{nullptr};
  Qwen3VLVisionAttention attn{nullptr};
  Qwen3VLVisionMLP mlp{nullptr};
};
TORCH_MODULE(Qwen3VLVisionBlock);

class Qwen3VLVisionModelImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLVisionModelImpl(const Qwen3VLVisionConfig& config);

  /// `grid_thw` has a row of frames, rows and columns (in patches) for each image.
  Qwen3VLVisionOutput forward(const torch::Tensor& pixel_values, const torch::Tensor& grid_thw);

  /// The angles of each patch's row and column, [patches, head_dim / 2].
  torch::Tensor rot_pos_emb(const torch::Tensor& grid_thw);

  /// The learned grid of positions, stretched over each image, [patches, hidden].
  torch::Tensor interpolate_pos_embed(const torch::Tensor& grid_thw);

  Qwen3VLVisionConfig config;
  Qwen3VLVisionPatchEmbed patch_embed{nullptr};
  torch::nn::Embedding pos_embed{nullptr};
  torch::nn::ModuleList blocks{nullptr};
  Qwen3VLVisionPatchMerger merger{nullptr};
  torch::nn::ModuleList deepstack_merger_list{nullptr};
  torch::Tensor inv_freq;

 private:
  /// Values [rows, columns, …] of one frame in the order of the patches: square by square.
  torch::Tensor in_merge_order(const torch::Tensor& values) const;
};
TORCH_MODULE(Qwen3VLVisionModel);

// ---- The decoder --------------------------------------------------------------------------------

/// Scales each vector to a root mean square of one, then by a learned weight.
class Qwen3VLTextRMSNormImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLTextRMSNormImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3VLTextRMSNorm);

/// The angles of positions in time, height and width, which take turns along a head.
class Qwen3VLTextRotaryEmbeddingImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLTextRotaryEmbeddingImpl(const Qwen3VLTextConfig& config);

  /// `position_ids` is [3, batch, length]; the result lacks the leading dimension.
  PositionEmbeddings forward(const torch::Tensor& position_ids);

  std::vector<int64_t> mrope_section;
  torch::Tensor inv_freq;

 private:
  torch::Tensor apply_interleaved_mrope(const torch::Tensor& angles) const;
};
TORCH_MODULE(Qwen3VLTextRotaryEmbedding);

class Qwen3VLTextMLPImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLTextMLPImpl(const Qwen3VLTextConfig& config);

  torch::Tensor forward(const torch::Tensor& x);

  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(Qwen3VLTextMLP);

class Qwen3VLTextAttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLTextAttentionImpl(const Qwen3VLTextConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t head_dim;
  int64_t num_key_value_groups;
  double scaling;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};
  Qwen3VLTextRMSNorm q_norm{nullptr}, k_norm{nullptr};
};
TORCH_MODULE(Qwen3VLTextAttention);

class Qwen3VLTextDecoderLayerImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLTextDecoderLayerImpl(const Qwen3VLTextConfig& config);

  torch::Tensor forward(torch::Tensor hidden_states, const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  Qwen3VLTextAttention self_attn{nullptr};
  Qwen3VLTextMLP mlp{nullptr};
  Qwen3VLTextRMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(Qwen3VLTextDecoderLayer);

/// What the models share, whatever they are made of.
class Qwen3VLPreTrainedModel : public PreTrainedModel<Qwen3VLConfig> {
 public:
  using PreTrainedModel::PreTrainedModel;

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;
};

/// The decoder, which gets embeddings and not tokens.
class Qwen3VLTextModelImpl : public Qwen3VLPreTrainedModel {
 public:
  explicit Qwen3VLTextModelImpl(const Qwen3VLConfig& config);

  /// `visual_pos_masks` [batch, length] says which tokens are visual; the first layers' outputs get
  /// one entry each of `deepstack_visual_embeds` there. Both may be missing.
  torch::Tensor forward(const torch::Tensor& inputs_embeds, const torch::Tensor& position_ids,
                        const torch::Tensor& attention_mask,
                        const torch::Tensor& visual_pos_masks = {},
                        const std::vector<torch::Tensor>& deepstack_visual_embeds = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  Qwen3VLTextRMSNorm norm{nullptr};
  Qwen3VLTextRotaryEmbedding rotary_emb{nullptr};

 private:
  torch::Tensor deepstack_process(const torch::Tensor& hidden_states,
                                  const torch::Tensor& visual_pos_masks,
                                  const torch::Tensor& visual_embeds);
};
TORCH_MODULE(Qwen3VLTextModel);

// ---- Both together ------------------------------------------------------------------------------

class Qwen3VLModelImpl : public Qwen3VLPreTrainedModel {
 public:
  explicit Qwen3VLModelImpl(const Qwen3VLConfig& config);

  /// `pixel_values` are the patches of all images, `image_grid_thw` their grids; likewise for
  /// videos. Either may be missing. `position_ids` are get_rope_index()'s when they are missing.
  Qwen3VLModelOutputWithPast forward(const torch::Tensor& input_ids,
                                     const torch::Tensor& attention_mask = {},
                                     const torch::Tensor& pixel_values = {},
                                     const torch::Tensor& image_grid_thw = {},
                                     const torch::Tensor& pixel_values_videos = {},
                                     const torch::Tensor& video_grid_thw = {},
                                     torch::Tensor position_ids = {});

  /// Positions in time, height and width, [3, batch, length], and the rope deltas, [batch, 1].
  std::pair<torch::Tensor, torch::Tensor> get_rope_index(const torch::Tensor& input_ids,
                                                         const torch::Tensor& image_grid_thw,
                                                         const torch::Tensor& video_grid_thw,
                                                         const torch::Tensor& attention_mask);

  Qwen3VLVisionOutput get_image_features(const torch::Tensor& pixel_values,
                                         const torch::Tensor& image_grid_thw);

  Qwen3VLVisionOutput get_video_features(const torch::Tensor& pixel_values_videos,
                                         const torch::Tensor& video_grid_thw);

  /// Where `token_id` stands, [batch, length]. Throws when that is not as often as there are
  /// features.
  torch::Tensor get_placeholder_mask(const torch::Tensor& input_ids, int64_t token_id,
                                     const torch::Tensor& features);

  Qwen3VLVisionModel visual{nullptr};
  Qwen3VLTextModel language_model{nullptr};
};
TORCH_MODULE(Qwen3VLModel);

/// The model with a language-model head.
class Qwen3VLForConditionalGenerationImpl : public Qwen3VLPreTrainedModel {
 public:
  explicit Qwen3VLForConditionalGenerationImpl(const Qwen3VLConfig& config);

  /// As Qwen3VLModel's; `labels` are token ids, kIgnoreIndex where no loss is wanted.
  Qwen3VLCausalLMOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
      const torch::Tensor& pixel_values = {}, const torch::Tensor& image_grid_thw = {},
      const torch::Tensor& pixel_values_videos = {}, const torch::Tensor& video_grid_thw = {},
      const torch::Tensor& position_ids = {}, const torch::Tensor& labels = {});

  Qwen3VLModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};
};
TORCH_MODULE(Qwen3VLForConditionalGeneration);

}  // namespace qwen3_vl
}  // namespace torchmodels
