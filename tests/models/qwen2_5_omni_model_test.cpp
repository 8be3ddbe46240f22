// Qwen2.5-Omni: the generated model is the thinker alone; checkpoints of the whole model load.

#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <modeling/registry.h>
#include <string>
#include <torch/torch.h>
#include <vector>

#include "patched_modeling_qwen2_5_omni_gpu.h"
#include "qwen2_5_omni/modeling_qwen2_5_omni.h"
#include "support/model_compare.h"

// The spec drops all that speaks, activations of the vocoder included: these names are free again,
// or this does not compile.
namespace torchmodels::qwen2_5_omni_gpu {
enum class Qwen2_5OmniTalkerForConditionalGeneration {};
enum class Qwen2_5OmniToken2WavModel {};
enum class Qwen2_5OmniToken2WavBigVGANModel {};
enum class DiTDecoderLayer {};
enum class AMPBlock {};
enum class TorchActivation1d {};
enum class SnakeBetaImpl {};
enum class UpSample1d {};
enum class DownSample1dImpl {};
enum class kaiser_sinc_filter1d {};
}  // namespace torchmodels::qwen2_5_omni_gpu

namespace {

namespace upstream = torchmodels::qwen2_5_omni;
namespace gpu = torchmodels::qwen2_5_omni_gpu;
using model_test::kOutputTolerance;
using torchmodels::Qwen2_5OmniConfig;
using torchmodels::StateDict;

Qwen2_5OmniConfig small_config() {
  Qwen2_5OmniConfig config;
  auto& thinker = config.thinker_config;
  thinker.audio_config = {/*num_mel_bins=*/6,
                          /*d_model=*/16,
                          /*encoder_layers=*/1,
                          /*encoder_attention_heads=*/2,
                          /*encoder_ffn_dim=*/24,
                          /*output_dim=*/32};
  auto& vision = thinker.vision_config;
  vision.depth = 1;
  vision.hidden_size = 16;
  vision.intermediate_size = 24;
  vision.num_heads = 2;
  vision.patch_size = 2;
  vision.out_hidden_size = 32;
  auto& text = thinker.text_config;
  text.vocab_size = 61;
  text.hidden_size = 32;
  text.intermediate_size = 48;
  text.num_hidden_layers = 2;
  text.num_attention_heads = 4;
  text.num_key_value_heads = 2;
  thinker.audio_token_id = 58;
  thinker.image_token_id = 59;
  auto& talker = config.talker_config;
  talker.text_config = text;
  talker.text_config.hidden_size = 16;
  talker.text_config.vocab_size = 20;
  talker.embedding_size = 32;
  config.token2wav_config.dit_config = {/*num_embeds=*/20, /*hidden_size=*/8,
                                        /*num_hidden_layers=*/1, /*mel_dim=*/5};
  config.token2wav_config.bigvgan_config = {/*mel_dim=*/5, /*upsample_initial_channel=*/8,
                                            /*num_upsamples=*/2};
  config.initializer_range = 0.2;  // large weights: a wrong kernel shows
  config.thinker_config.initializer_range = 0.2;
  config.seed = 20;
  return config;
}

/// Eleven tokens a row: a clip of four tokens and an image of two in the first; the second ends in
/// padding.
struct Batch {
  Batch() {
    model_test::TextBatch text = model_test::random_text(/*vocab_size=*/50);
    input_ids = text.input_ids;
    attention_mask = text.attention_mask;
    labels = text.labels;
    input_ids.select(0, 0).slice(0, 1, 5).fill_(58);
    input_ids.select(0, 0).slice(0, 7, 9).fill_(59);
    input_features = torch::randn({1, 6, 8});
    pixel_values = torch::randn({1, 8, 3 * 2 * 2});
  }

  torch::Tensor input_ids, attention_mask, labels, input_features, pixel_values;
};

/// Upstream's model, which speaks, and the generated one with its weights.
class Qwen2_5Omni : public testing::Test {
 protected:
  Qwen2_5Omni() { variant_->load_state_dict(upstream_->state_dict()); }

  upstream::Qwen2_5OmniForConditionalGeneration upstream_{small_config()};
  gpu::Qwen2_5OmniForConditionalGeneration variant_{small_config()};
  Batch batch_;
};

TEST_F(Qwen2_5Omni, ACheckpointWithTalkerKeysLoads) {
  const StateDict checkpoint = upstream_->state_dict();
  ASSERT_EQ(checkpoint.count("talker.codec_head.weight"), 1U);
  ASSERT_EQ(checkpoint.count("token2wav.code2wav_bigvgan_model.conv_pre.weight"), 1U);
  auto config = small_config();
  config.seed = 1;
  gpu::Qwen2_5OmniForConditionalGeneration fresh(config);
  fresh->load_state_dict(checkpoint);
  std::size_t kept = 0;
  for (const auto& [name, tensor] : fresh->state_dict()) {
    EXPECT_EQ(name.rfind("thinker.", 0), 0U) << name;
    EXPECT_NEAR_TENSOR(tensor, checkpoint.at(name), 0.0);
    ++kept;
  }
  EXPECT_EQ(kept, upstream_->thinker->parameters().size());
}

TEST_F(Qwen2_5Omni, OtherKeysAreStillRefused) {
  StateDict checkpoint = upstream_->state_dict();
  for (const char* name : {"talkers.codec_head.weight", "talker", "token2wavs.conv_pre.weight",
                           "token2wav2.conv_pre.weight", "token2wav", "thinker.talker.weight"}) {
    SCOPED_TRACE(name);
    checkpoint[name] = torch::zeros({1});
    EXPECT_THROW(variant_->load_state_dict(checkpoint), c10::Error);
    checkpoint.erase(name);
  }
  variant_->load_state_dict(checkpoint);
  checkpoint.erase("thinker.lm_head.weight");
  EXPECT_THROW(variant_->load_state_dict(checkpoint), c10::Error);
}

TEST_F(Qwen2_5Omni, LogitsLossAndGradientsAreTheThinkers) {
  const auto run = [&](auto& model, const torch::Tensor& labels) {
    return model->forward(batch_.input_ids, batch_.attention_mask, batch_.pixel_values,
                          batch_.input_features, labels);
  };
  const auto expected = run(upstream_, batch_.labels);
  const auto actual = run(variant_, batch_.labels);
  EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
  EXPECT_NEAR_TENSOR(actual.last_hidden_state, expected.last_hidden_state, kOutputTolerance);
  EXPECT_NEAR_TENSOR(run(variant_, {}).logits, expected.logits, kOutputTolerance);
  expected.loss.backward();
  actual.loss.backward();
  model_test::expect_same_gradients(*variant_->thinker, *upstream_->thinker);
  EXPECT_TRUE(variant_->thinker->audio_tower->conv1->weight.grad().defined());
}

TEST_F(Qwen2_5Omni, NewThinkersStartWithTheSameWeights) {
  const auto& config = small_config().thinker_config;
  upstream::Qwen2_5OmniThinkerForConditionalGeneration theirs(config);
  gpu::Qwen2_5OmniThinkerForConditionalGeneration ours(config);
  const StateDict drawn = ours->state_dict();
  EXPECT_EQ(drawn.size(), theirs->state_dict().size());
  for (const auto& [name, weight] : theirs->state_dict()) {
    SCOPED_TRACE(name);
    EXPECT_NEAR_TENSOR(drawn.at(name), weight, 0.0);
  }
  const auto logits = [&](auto& model) {
    return model
        ->forward(batch_.input_ids, batch_.attention_mask, batch_.pixel_values,
                  batch_.input_features)
        .logits;
  };
  EXPECT_NEAR_TENSOR(logits(ours), logits(theirs), kOutputTolerance);
}

TEST_F(Qwen2_5Omni, UpstreamSpeaksAndTheVariantSaysThatItDoesNot) {
  const auto ids = batch_.input_ids.slice(1, 9);
  const auto spoken = upstream_->generate(ids, 3, /*return_audio=*/true);
  EXPECT_EQ(spoken.sequences.size(1), 5);
  EXPECT_EQ(spoken.waveform.dim(), 2);

  EXPECT_FALSE(variant_->has_talker) << "whatever the configuration says";
  const auto message_of = [](auto&& call) -> std::string {
    try {
      call();
    } catch (const c10::NotImplementedError& error) {
      return error.what_without_backtrace();
    }
    return "";
  };
  EXPECT_NE(message_of([&] { variant_->enable_talker(); }).find("has no talker"),
            std::string::npos);
  EXPECT_NE(message_of([&] { variant_->generate(ids, 3); }).find("does not generate"),
            std::string::npos);
}

TEST_F(Qwen2_5Omni, AudioLayersAreShardedToo) {
  const std::vector<std::string> expected = {"Qwen2_5OmniDecoderLayer", "Qwen2_5OmniVisionBlock",
                                             "Qwen2_5OmniAudioEncoderLayer"};
  EXPECT_EQ(variant_->no_split_modules, expected);
  EXPECT_EQ(upstream_->no_split_modules.size(), 2U);
}

TEST_F(Qwen2_5Omni, TheRegistryHasTheTalkerFromUpstreamAlone) {
  const auto& registry = modeling::ModelingRegistry::instance();
  const std::string talker = "Qwen2_5OmniTalkerForConditionalGeneration";
  EXPECT_NE(registry.create(talker, small_config().talker_config, "upstream"), nullptr);
  EXPECT_THROW(registry.create(talker, small_config().talker_config, "gpu"), c10::Error);
  const auto model = registry.create("Qwen2_5OmniForConditionalGeneration", small_config(), "gpu");
  EXPECT_NE(std::dynamic_pointer_cast<gpu::Qwen2_5OmniForConditionalGenerationImpl>(model),
            nullptr);
}

}  // namespace
