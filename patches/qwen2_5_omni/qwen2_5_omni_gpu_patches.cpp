// Replacements for qwen2_5_omni/modeling_qwen2_5_omni.cpp on GPUs; qwen2_5_omni_gpu.patchspec.json
// says where each goes, and takes those that are the same in other models from their patch files.

#include <fused/linear_cross_entropy.h>
#include <string>
#include <torch/torch.h>

#include "common/modeling_losses.h"
#include "qwen2_5_omni/modeling_qwen2_5_omni.h"

// A namespace inside upstream's: its names are found from here, and the stand-ins, which derive
// from upstream's classes to know their members, may have the names of what they stand for.
namespace torchmodels::qwen2_5_omni::gpu {

// ---- Qwen2_5OmniPreTrainedModel::init_weights ---------------------------------------------------

template <class Config>
struct Qwen2_5OmniPreTrainedModel : qwen2_5_omni::Qwen2_5OmniPreTrainedModel<Config> {
  using qwen2_5_omni::Qwen2_5OmniPreTrainedModel<Config>::Qwen2_5OmniPreTrainedModel;

  // 1. no branches for the vocoder's modules — there is no vocoder
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override {
    PreTrainedModel<Config>::init_weights(module, generator);
    if (auto* norm = module.as<Qwen2_5OmniRMSNorm>()) {
      norm->weight.fill_(1.0);
    } else if (auto* attention = module.as<torch::nn::MultiheadAttention>()) {
      attention->in_proj_weight.normal_(0.0, this->config.initializer_range, generator);
    }
    // --- Patch.1 ---
    // no ConvTranspose1d, no UpSample1d, no DownSample1d
    // --- Patch.1 ---
  }
};

// ---- Qwen2_5OmniThinkerForConditionalGenerationImpl::forward ------------------------------------

struct Qwen2_5OmniThinkerForConditionalGenerationImpl
    : qwen2_5_omni::Qwen2_5OmniThinkerForConditionalGenerationImpl {
  Qwen2_5OmniThinkerCausalLMOutput forward(const torch::Tensor& input_ids,
                                           const torch::Tensor& attention_mask,
                                           const torch::Tensor& pixel_values,
                                           const torch::Tensor& input_features,
                                           const torch::Tensor& labels);

  torch::Tensor place(const torch::Tensor& inputs_embeds, const torch::Tensor& input_ids,
                      int64_t token_id, const torch::Tensor& features);
};

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

// ---- Qwen2_5OmniForConditionalGenerationImpl ----------------------------------------------------

struct Qwen2_5OmniForConditionalGenerationImpl : Qwen2_5OmniPreTrainedModel<Qwen2_5OmniConfig> {
  explicit Qwen2_5OmniForConditionalGenerationImpl(const Qwen2_5OmniConfig& config);

  /// There is none: throws.
  void enable_talker();

  /// Throws: this variant trains. Upstream's model generates.
  Qwen2_5OmniGenerateOutput generate(const torch::Tensor& input_ids, int64_t max_new_tokens,
                                     bool return_audio);

  /// Drops what checkpoints of the whole model have for talker and vocoder.
  void prepare_state_dict(StateDict& state) override;

  Qwen2_5OmniThinkerForConditionalGeneration thinker{nullptr};
  bool has_talker = false;
};

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

// 1. throws — and says where the talker is
void Qwen2_5OmniForConditionalGenerationImpl::enable_talker() {
  // --- Patch.1 ---
  TORCH_CHECK_NOT_IMPLEMENTED(false,
                              "this variant of Qwen2.5-Omni has no talker: it trains the thinker. "
                              "Load upstream's Qwen2_5OmniForConditionalGeneration to speak");
  // --- Patch.1 ---
}

// 1. throws — this variant trains; upstream's model generates text and speech
Qwen2_5OmniGenerateOutput Qwen2_5OmniForConditionalGenerationImpl::generate(
    const torch::Tensor& /*input_ids*/, int64_t /*max_new_tokens*/, bool /*return_audio*/) {
  // --- Patch.1 ---
  TORCH_CHECK_NOT_IMPLEMENTED(false,
                              "this variant of Qwen2.5-Omni does not generate: it trains the "
                              "thinker. Load upstream's Qwen2_5OmniForConditionalGeneration");
  // --- Patch.1 ---
}

//
// 1. keys of talker and vocoder — published checkpoints have them, this model has not
void Qwen2_5OmniForConditionalGenerationImpl::prepare_state_dict(StateDict& state) {
  // --- Patch.1 ---
  for (const std::string prefix : {"talker.", "token2wav."}) {
    auto entry = state.lower_bound(prefix);
    while (entry != state.end() && entry->first.compare(0, prefix.size(), prefix) == 0) {
      entry = state.erase(entry);
    }
  }
  // --- Patch.1 ---
}

}  // namespace torchmodels::qwen2_5_omni::gpu
