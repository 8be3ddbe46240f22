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

#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "qwen3_vl_moe/configuration_qwen3_vl_moe.h"

namespace torchmodels {
namespace qwen3_vl_moe {

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

class Qwen3VLMoeVisionModelImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeVisionModelImpl(const Qwen3VLMoeVisionConfig& config);

  /// `grid_thw` has a row of frames, rows and columns (in patches) for each image.
  Qwen3VLMoeVisionOutput forward(const torch::Tensor& pixel_values, const torch::Tensor& grid_thw);

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

/// All experts of a layer.
class Qwen3VLMoeTextExpertsImpl : public torch::nn::Module {
 public:
  explicit Qwen3VLMoeTextExpertsImpl(const Qwen3VLMoeTextConfig& config);

  /// `hidden_states` is [tokens, hidden], the others are [tokens, top_k].
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                        const torch::Tensor& top_k_weights);

  int64_t num_experts;
  torch::Tensor gate_up_proj;  // [experts, hidden, 2 * intermediate], gate before up
  torch::Tensor down_proj;     // [experts, intermediate, hidden]
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

/// What the models share, whatever they are made of.
class Qwen3VLMoePreTrainedModel : public PreTrainedModel<Qwen3VLMoeConfig> {
 public:
  using PreTrainedModel::PreTrainedModel;

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;
};

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

 private:
  torch::Tensor deepstack_process(const torch::Tensor& hidden_states,
                                  const torch::Tensor& visual_pos_masks,
                                  const torch::Tensor& visual_embeds);
};
TORCH_MODULE(Qwen3VLMoeTextModel);

// ---- Both together ------------------------------------------------------------------------------

class Qwen3VLMoeModelImpl : public Qwen3VLMoePreTrainedModel {
 public:
  explicit Qwen3VLMoeModelImpl(const Qwen3VLMoeConfig& config);

  /// `pixel_values` are the patches of all images, `image_grid_thw` their grids; likewise for
  /// videos. Either may be missing. `position_ids` are get_rope_index()'s when they are missing.
  Qwen3VLMoeModelOutputWithPast forward(const torch::Tensor& input_ids,
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

  Qwen3VLMoeVisionOutput get_image_features(const torch::Tensor& pixel_values,
                                            const torch::Tensor& image_grid_thw);

  Qwen3VLMoeVisionOutput get_video_features(const torch::Tensor& pixel_values_videos,
                                            const torch::Tensor& video_grid_thw);

  /// Where `token_id` stands, [batch, length]. Throws when that is not as often as there are
  /// features.
  torch::Tensor get_placeholder_mask(const torch::Tensor& input_ids, int64_t token_id,
                                     const torch::Tensor& features);

  Qwen3VLMoeVisionModel visual{nullptr};
  Qwen3VLMoeTextModel language_model{nullptr};
};
TORCH_MODULE(Qwen3VLMoeModel);

/// The model with a language-model head.
class Qwen3VLMoeForConditionalGenerationImpl : public Qwen3VLMoePreTrainedModel {
 public:
  explicit Qwen3VLMoeForConditionalGenerationImpl(const Qwen3VLMoeConfig& config);

  /// As Qwen3VLMoeModel's; `labels` are token ids, kIgnoreIndex where no loss is wanted.
  Qwen3VLMoeCausalLMOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
      const torch::Tensor& pixel_values = {}, const torch::Tensor& image_grid_thw = {},
      const torch::Tensor& pixel_values_videos = {}, const torch::Tensor& video_grid_thw = {},
      const torch::Tensor& position_ids = {}, const torch::Tensor& labels = {});

  Qwen3VLMoeModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};
};
TORCH_MODULE(Qwen3VLMoeForConditionalGeneration);

}  // namespace qwen3_vl_moe
}  // namespace torchmodels
