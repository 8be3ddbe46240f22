// Replacements for qwen3_vl_moe/modeling_qwen3_vl_moe.cpp on GPUs: what is not the same in
// Qwen3-VL, and so cannot be taken from ../qwen3_vl/qwen3_vl_gpu_patches.cpp.
// qwen3_vl_moe_gpu.patchspec.json says where each goes.

#include <cstdint>
#include <fused/group_gemm.h>
#include <fused/linear_cross_entropy.h>
#include <modeling/parallel_plan.h>
#include <torch/torch.h>
#include <tuple>
#include <vector>

#include "common/modeling_losses.h"
#include "qwen3_vl_moe/modeling_qwen3_vl_moe.h"

// A namespace inside upstream's: its names are found from here, and the stand-ins, which derive
// from upstream's classes to know their members, may have the names of what they stand for.
namespace torchmodels::qwen3_vl_moe::gpu {

// ---- Stand-ins for what comes from other models' patch files ------------------------------------

modeling::ParallelPlan expert_parallel_plan();

struct Qwen3VLMoeVisionMetadata {};

struct Qwen3VLMoeMultimodalMetadata {
  Qwen3VLMoeVisionMetadata images;
  Qwen3VLMoeVisionMetadata videos;
};

struct Qwen3VLMoeVisionModelImpl : qwen3_vl_moe::Qwen3VLMoeVisionModelImpl {
  Qwen3VLMoeVisionOutput dummy_forward();
};
TORCH_MODULE(Qwen3VLMoeVisionModel);

// ---- Qwen3VLMoeTextExpertsImpl ------------------------------------------------------------------

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

Qwen3VLMoeTextExpertsImpl::Qwen3VLMoeTextExpertsImpl(const Qwen3VLMoeTextConfig& config)
    : num_experts(config.num_experts) {
  // --- Patch.1 ---
  gate_up_proj = register_parameter(
      "gate_up_proj",
      torch::empty({num_experts, 2 * config.moe_intermediate_size, config.hidden_size}));
  down_proj = register_parameter(
      "down_proj", torch::empty({num_experts, config.hidden_size, config.moe_intermediate_size}));
  // --- Patch.1 ---
}

torch::Tensor Qwen3VLMoeTextExpertsImpl::forward(const torch::Tensor& hidden_states,
                                                 const torch::Tensor& top_k_index,
                                                 const torch::Tensor& top_k_weights) {
  // --- Patch.2 ---
  if (implementation == fused::MoeImplementation::Eager) {
    return forward_eager(hidden_states, top_k_index, top_k_weights);
  }
  return fused::moe_experts(hidden_states, gate_up_proj, down_proj, top_k_index, top_k_weights);
  // --- Patch.2 ---
}

torch::Tensor Qwen3VLMoeTextExpertsImpl::forward_eager(const torch::Tensor& hidden_states,
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

// ---- Qwen3VLMoeModelImpl ------------------------------------------------------------------------

struct Qwen3VLMoeModelImpl : qwen3_vl_moe::Qwen3VLMoeModelImpl {
  /// `pixel_values` are the patches of all images, `image_grid_thw` their grids; likewise for
  /// videos. Either may be missing. `position_ids` are get_rope_index()'s when they are missing,
  /// `metadata` is collate_multimodal_metadata()'s.
  Qwen3VLMoeModelOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
      const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
      const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
      torch::Tensor position_ids, const Qwen3VLMoeMultimodalMetadata& metadata = {});

  Qwen3VLMoeVisionOutput get_image_features(const torch::Tensor& pixel_values,
                                            const torch::Tensor& image_grid_thw,
                                            const Qwen3VLMoeVisionMetadata& metadata);

  Qwen3VLMoeVisionOutput get_video_features(const torch::Tensor& pixel_values_videos,
                                            const torch::Tensor& video_grid_thw,
                                            const Qwen3VLMoeVisionMetadata& metadata);

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const {
    return expert_parallel_plan().with_prefix("language_model");
  }

  Qwen3VLMoeVisionModel visual{nullptr};
};
TORCH_MODULE(Qwen3VLMoeModel);

// Written out although Qwen3-VL's is nearly the same: that one's output has no router_logits, and
// renamed it would leave them out here without a word from the compiler.
//
// 1. metadata — handed on to the vision tower
// 2. a batch without images and videos, in training — the vision tower runs all the same: its
//    parameters are spread over all ranks, and one that leaves it out lets the others wait
Qwen3VLMoeModelOutputWithPast Qwen3VLMoeModelImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
    const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
    torch::Tensor position_ids, const Qwen3VLMoeMultimodalMetadata& metadata) {
  auto inputs_embeds = language_model->embed_tokens->forward(input_ids);
  Qwen3VLMoeVisionOutput images;
  Qwen3VLMoeVisionOutput videos;
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

  Qwen3VLMoeModelOutputWithPast output;
  if (!position_ids.defined()) {
    std::tie(position_ids, output.rope_deltas) =
        get_rope_index(input_ids, image_grid_thw, video_grid_thw, attention_mask);
  }
  const auto decoded = language_model->forward(inputs_embeds, position_ids, attention_mask,
                                               visual_pos_masks, deepstack_visual_embeds);
  output.last_hidden_state = decoded.last_hidden_state;
  output.router_logits = decoded.router_logits;
  return output;
}

// ---- Qwen3VLMoeForConditionalGenerationImpl -----------------------------------------------------

struct Qwen3VLMoeForConditionalGenerationImpl
    : qwen3_vl_moe::Qwen3VLMoeForConditionalGenerationImpl {
  /// As Qwen3VLMoeModel's; `labels` are token ids, kIgnoreIndex where no loss is wanted.
  Qwen3VLMoeCausalLMOutputWithPast forward(
      const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
      const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
      const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
      const torch::Tensor& position_ids, const torch::Tensor& labels,
      const Qwen3VLMoeMultimodalMetadata& metadata = {});

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const {
    return expert_parallel_plan().with_prefix("model.language_model");
  }

  Qwen3VLMoeModel model{nullptr};
};

// 1. metadata — handed on to the vision tower
// 2. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
Qwen3VLMoeCausalLMOutputWithPast Qwen3VLMoeForConditionalGenerationImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& image_grid_thw,
    const torch::Tensor& pixel_values_videos, const torch::Tensor& video_grid_thw,
    const torch::Tensor& position_ids, const torch::Tensor& labels,
    const Qwen3VLMoeMultimodalMetadata& metadata) {
  // --- Patch.1 ---
  const auto output = model->forward(input_ids, attention_mask, pixel_values, image_grid_thw,
                                     pixel_values_videos, video_grid_thw, position_ids, metadata);
  // --- Patch.1 ---
  // --- Patch.2 ---
  torch::Tensor logits;
  torch::Tensor loss;
  if (labels.defined()) {
    const auto shifted = output.last_hidden_state.slice(/*dim=*/1, 0, -1);
    loss = fused::linear_cross_entropy(shifted.reshape({-1, config.text_config.hidden_size}),
                                       lm_head->weight, labels.slice(/*dim=*/1, 1).reshape(-1),
                                       kIgnoreIndex);
  } else {
    logits = lm_head->forward(output.last_hidden_state);
  }
  // --- Patch.2 ---

  torch::Tensor aux_loss;
  if (config.output_router_logits) {
    aux_loss = load_balancing_loss(output.router_logits, config.text_config.num_experts,
                                   config.text_config.num_experts_per_tok);
    if (loss.defined()) {
      loss = loss + config.router_aux_loss_coef * aux_loss;
    }
  }
  return {loss, aux_loss, logits, output.rope_deltas, output.router_logits};
}

}  // namespace torchmodels::qwen3_vl_moe::gpu
