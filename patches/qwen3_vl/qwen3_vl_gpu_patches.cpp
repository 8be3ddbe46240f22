// Replacements for qwen3_vl/modeling_qwen3_vl.cpp on GPUs; qwen3_vl_gpu.patchspec.json says where
// each goes, and takes those that are the same in other models from their patch files.
// ../qwen3_vl_moe/qwen3_vl_moe_gpu.patchspec.json takes most of these over, renamed.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <fused/linear_cross_entropy.h>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <vector>

#include "common/modeling_losses.h"
#include "qwen3_vl/modeling_qwen3_vl.h"

// Helpers are new: they stand in the namespace in which the generated file will have them.
namespace torchmodels::qwen3_vl {

/// What the vision tower reads on the host of the images, or of the videos, of a batch. Undefined
/// where there are none.
struct Qwen3VLVisionMetadata {
  torch::Tensor grid_thw;    // as the model gets it
  torch::Tensor cu_seqlens;  // where frames begin, [frames + 1]
};

/// The same of a whole batch.
struct Qwen3VLMultimodalMetadata {
  Qwen3VLVisionMetadata images;
  Qwen3VLVisionMetadata videos;
};

/// The metadata of images whose grids are `grid_thw` [images, 3], on the host.
inline Qwen3VLVisionMetadata collate_vision_metadata(const torch::Tensor& grid_thw) {
  if (!grid_thw.defined()) {
    return {};
  }
  const auto grids = grid_thw.to(torch::kCPU);
  const auto frame_sizes =
      torch::repeat_interleave(grids.select(1, 1) * grids.select(1, 2), grids.select(1, 0));
  return {grids, torch::constant_pad_nd(frame_sizes.cumsum(/*dim=*/0), {1, 0})};
}

/// The metadata of a batch, for the data worker that collates it. Either grid may be missing.
inline Qwen3VLMultimodalMetadata collate_multimodal_metadata(const torch::Tensor& image_grid_thw,
                                                             const torch::Tensor& video_grid_thw) {
  return {collate_vision_metadata(image_grid_thw), collate_vision_metadata(video_grid_thw)};
}

using Qwen3VLMetadataCollateFunc = std::function<Qwen3VLMultimodalMetadata(
    const torch::Tensor& image_grid_thw, const torch::Tensor& video_grid_thw)>;

/// Positions in time, height and width, [3, batch, length], and the rope deltas, [batch, 1], on the
/// host. What it takes may stand anywhere and be of any integer type; what is missing may be
/// undefined.
inline std::pair<torch::Tensor, torch::Tensor> get_position_id(
    const Qwen3VLConfig& config, const torch::Tensor& input_ids,
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

using Qwen3VLPositionIdFunc = std::function<torch::Tensor(
    const torch::Tensor& input_ids, const torch::Tensor& image_grid_thw,
    const torch::Tensor& video_grid_thw, const torch::Tensor& attention_mask)>;

}  // namespace torchmodels::qwen3_vl

// A namespace inside upstream's: its names are found from here, and the stand-ins, which derive
// from upstream's classes to know their members, may have the names of what they stand for.
namespace torchmodels::qwen3_vl::gpu {

// ---- Qwen3VLVisionModelImpl ---------------------------------------------------------------------

struct Qwen3VLVisionModelImpl : qwen3_vl::Qwen3VLVisionModelImpl {
  /// `grid_thw` has a row of frames, rows and columns (in patches) for each image; `metadata` is
  /// collate_vision_metadata()'s when it is missing.
  Qwen3VLVisionOutput forward(const torch::Tensor& pixel_values, const torch::Tensor& grid_thw,
                              Qwen3VLVisionMetadata metadata = {});

  /// What the smallest black image gives.
  Qwen3VLVisionOutput dummy_forward();
};
TORCH_MODULE(Qwen3VLVisionModel);

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

// 1. one token's worth of black pixels — enough to run through each parameter of the tower
Qwen3VLVisionOutput Qwen3VLVisionModelImpl::dummy_forward() {
  // --- Patch.1 ---
  const int64_t side = config.spatial_merge_size;
  const int64_t values =
      config.in_channels * config.temporal_patch_size * config.patch_size * config.patch_size;
  const auto grid = torch::tensor({{int64_t{1}, side, side}});
  return forward(torch::zeros({side * side, values}, patch_embed->proj->weight.options()), grid);
  // --- Patch.1 ---
}

// ---- Qwen3VLTextModelImpl::deepstack_process ----------------------------------------------------

struct Qwen3VLTextModelImpl : qwen3_vl::Qwen3VLTextModelImpl {
  torch::Tensor deepstack_process(const torch::Tensor& hidden_states,
                                  const torch::Tensor& visual_pos_masks,
                                  const torch::Tensor& visual_embeds);
};

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

// ---- Qwen3VLModelImpl ---------------------------------------------------------------------------

struct Qwen3VLModelImpl : qwen3_vl::Qwen3VLModelImpl {
  /// `pixel_values` are the patches of all images, `image_grid_thw` their grids; likewise for
  /// videos. Either may be missing. `position_ids` are get_rope_index()'s when they are missing,
  /// `metadata` is collate_multimodal_metadata()'s.
  Qwen3VLModelOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
      const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
      const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
      torch::Tensor position_ids, const Qwen3VLMultimodalMetadata& metadata = {});

  std::pair<torch::Tensor, torch::Tensor> get_rope_index(const torch::Tensor& input_ids,
                                                         const torch::Tensor& image_grid_thw,
                                                         const torch::Tensor& video_grid_thw,
                                                         const torch::Tensor& attention_mask);

  Qwen3VLVisionOutput get_image_features(const torch::Tensor& pixel_values,
                                         const torch::Tensor& image_grid_thw,
                                         const Qwen3VLVisionMetadata& metadata = {});

  Qwen3VLVisionOutput get_video_features(const torch::Tensor& pixel_values_videos,
                                         const torch::Tensor& video_grid_thw,
                                         const Qwen3VLVisionMetadata& metadata = {});

  Qwen3VLVisionModel visual{nullptr};
};
TORCH_MODULE(Qwen3VLModel);

// 1. metadata — handed on to the vision tower
Qwen3VLVisionOutput Qwen3VLModelImpl::get_image_features(const torch::Tensor& pixel_values,
                                                         const torch::Tensor& image_grid_thw,
                                                         const Qwen3VLVisionMetadata& metadata) {
  // --- Patch.1 ---
  return visual->forward(pixel_values, image_grid_thw, metadata);
  // --- Patch.1 ---
}

// 1. metadata — handed on to the vision tower
Qwen3VLVisionOutput Qwen3VLModelImpl::get_video_features(const torch::Tensor& pixel_values_videos,
                                                         const torch::Tensor& video_grid_thw,
                                                         const Qwen3VLVisionMetadata& metadata) {
  // --- Patch.1 ---
  return visual->forward(pixel_values_videos, video_grid_thw, metadata);
  // --- Patch.1 ---
}

// 1. get_position_id() — data workers, which have no model, and the model count alike
std::pair<torch::Tensor, torch::Tensor> Qwen3VLModelImpl::get_rope_index(
    const torch::Tensor& input_ids, const torch::Tensor& image_grid_thw,
    const torch::Tensor& video_grid_thw, const torch::Tensor& attention_mask) {
  // --- Patch.1 ---
  return get_position_id(config, input_ids, image_grid_thw, video_grid_thw, attention_mask);
  // --- Patch.1 ---
}

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

// ---- Qwen3VLForConditionalGenerationImpl --------------------------------------------------------

struct Qwen3VLForConditionalGenerationImpl : qwen3_vl::Qwen3VLForConditionalGenerationImpl {
  /// As Qwen3VLModel's; `labels` are token ids, kIgnoreIndex where no loss is wanted.
  Qwen3VLCausalLMOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
      const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
      const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
      const torch::Tensor& position_ids, const torch::Tensor& labels,
      const Qwen3VLMultimodalMetadata& metadata = {});

  /// Counts the positions of a sample in a data worker; holds the configuration, not the model.
  Qwen3VLPositionIdFunc get_position_id_func() const {
    return [own = config](const torch::Tensor& input_ids, const torch::Tensor& image_grid_thw,
                          const torch::Tensor& video_grid_thw,
                          const torch::Tensor& attention_mask) {
      return get_position_id(own, input_ids, image_grid_thw, video_grid_thw, attention_mask).first;
    };
  }

  /// Makes the metadata of a batch in a data worker.
  Qwen3VLMetadataCollateFunc get_metadata_collate_func() const {
    return &collate_multimodal_metadata;
  }

  Qwen3VLModel model{nullptr};
};

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

}  // namespace torchmodels::qwen3_vl::gpu
