// Qwen3-VL-MoE: patches of Qwen3-VL and Qwen3-MoE in one model; checkpoints with the experts'
// weights either way round.

#include <cstdint>
#include <fused/launches.h>
#include <gtest/gtest.h>
#include <memory>
#include <modeling/expert_converter.h>
#include <modeling/parallel_plan.h>
#include <modeling/registry.h>
#include <string>
#include <torch/torch.h>
#include <vector>

#include "patched_modeling_qwen3_vl_moe_gpu.h"
#include "qwen3_vl_moe/modeling_qwen3_vl_moe.h"
#include "support/model_compare.h"
#include "support/vision_batch.h"

namespace {

namespace upstream = torchmodels::qwen3_vl_moe;
namespace gpu = torchmodels::qwen3_vl_moe_gpu;
using fused::MoeImplementation;
using model_test::kGradientTolerance;
using model_test::kOutputTolerance;
using model_test::VisionBatch;
using model_test::VisionParts;
using torchmodels::Qwen3VLMoeConfig;
using torchmodels::StateDict;

const std::string kExperts = "model.language_model.layers.1.mlp.experts.";

Qwen3VLMoeConfig small_config() {
  Qwen3VLMoeConfig config;
  auto& text = config.text_config;
  text.vocab_size = 61;
  text.hidden_size = 32;
  text.intermediate_size = 48;
  text.num_hidden_layers = 3;
  text.num_attention_heads = 4;
  text.num_key_value_heads = 2;
  text.head_dim = 12;
  text.mrope_section = {2, 2, 2};
  text.num_experts = 6;
  text.num_experts_per_tok = 2;
  text.moe_intermediate_size = 20;
  text.mlp_only_layers = {0};
  auto& vision = config.vision_config;
  vision.depth = 3;
  vision.hidden_size = 24;
  vision.intermediate_size = 32;
  vision.num_heads = 2;
  vision.patch_size = 4;
  vision.out_hidden_size = 32;
  vision.num_position_embeddings = 16;
  vision.deepstack_visual_indexes = {0, 1};
  config.image_token_id = 59;
  config.video_token_id = 60;
  config.output_router_logits = true;
  config.router_aux_loss_coef = 0.1;
  config.initializer_range = 0.2;  // large weights: a wrong kernel shows
  config.seed = 20;
  return config;
}

template <class Model>
auto run(Model& model, const VisionBatch& batch, const torch::Tensor& labels) {
  return model->forward(batch.input_ids, batch.attention_mask, batch.pixel_values,
                        batch.image_grid_thw, batch.pixel_values_videos, batch.video_grid_thw,
                        /*position_ids=*/torch::Tensor(), labels);
}

/// The gradients by name; zeros where none arrived.
StateDict gradients(const torch::nn::Module& module) {
  StateDict result;
  for (const auto& parameter : module.named_parameters()) {
    result[parameter.key()] = model_test::gradient(module, parameter.key());
  }
  return result;
}

void expect_same(const StateDict& actual, const StateDict& expected, double tolerance) {
  EXPECT_EQ(actual.size(), expected.size());
  for (const auto& [name, tensor] : expected) {
    SCOPED_TRACE(name);
    ASSERT_EQ(actual.count(name), 1U);
    EXPECT_NEAR_TENSOR(actual.at(name), tensor, tolerance);
  }
}

/// Upstream's model, and the generated one with its weights.
class Qwen3VLMoe : public testing::Test {
 protected:
  Qwen3VLMoe() {
    modeling::load_checkpoint(*variant_, upstream_->state_dict(),
                              variant_->create_checkpoint_tensor_converter().get());
  }

  static VisionBatch make_batch(VisionParts parts = {}) {
    return model_test::random_vision_batch(59, 60, 3 * 2 * 4 * 4, parts);
  }

  static VisionBatch crowded_batch() {
    return model_test::crowded_vision_batch(59, 60, 3 * 2 * 4 * 4);
  }

  /// `tensors` of upstream's model as the variant has them.
  StateDict converted(const StateDict& tensors) {
    return modeling::convert_checkpoint(tensors,
                                        variant_->create_checkpoint_tensor_converter().get());
  }

  void expect_same_numbers(const VisionBatch& batch) {
    const auto expected = run(upstream_, batch, batch.labels);
    const auto actual = run(variant_, batch, batch.labels);
    EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
    EXPECT_NEAR_TENSOR(actual.aux_loss, expected.aux_loss, kOutputTolerance);
    EXPECT_NEAR_TENSOR(actual.rope_deltas, expected.rope_deltas, 0.0);
    EXPECT_NEAR_TENSOR(run(variant_, batch, {}).logits, expected.logits, kOutputTolerance);
    ASSERT_EQ(actual.router_logits.size(), 2U) << "layer 0 has no experts";
    ASSERT_EQ(expected.router_logits.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_NEAR_TENSOR(actual.router_logits[i], expected.router_logits[i], kOutputTolerance);
    }
    expected.loss.backward();
    actual.loss.backward();
    const StateDict wanted = converted(gradients(*upstream_));
    expect_same(gradients(*variant_), wanted, kGradientTolerance);
    EXPECT_GT(wanted.at(kExperts + "gate_up_proj").abs().sum().item<double>(), 1e-3);
  }

  upstream::Qwen3VLMoeForConditionalGeneration upstream_{small_config()};
  gpu::Qwen3VLMoeForConditionalGeneration variant_{small_config()};
};

TEST_F(Qwen3VLMoe, NumbersWithImagesAndVideosAreUpstreams) {
  expect_same_numbers(make_batch());
}

TEST_F(Qwen3VLMoe, NumbersWithImagesAreUpstreams) {
  expect_same_numbers(make_batch({/*images=*/true, /*videos=*/false}));
}

TEST_F(Qwen3VLMoe, NumbersWithVideosAreUpstreams) {
  expect_same_numbers(make_batch({/*images=*/false, /*videos=*/true}));
}

TEST_F(Qwen3VLMoe, NumbersWithTwoImagesAndTwoVideosAreUpstreams) {
  expect_same_numbers(crowded_batch());
}

TEST_F(Qwen3VLMoe, DataWorkersMakeWhatTheModelWouldMake) {
  const VisionBatch batch = crowded_batch();
  const auto position_ids = variant_->get_position_id_func()(
      batch.input_ids, batch.image_grid_thw, batch.video_grid_thw, batch.attention_mask);
  const auto upstreams = upstream_->model->get_rope_index(
      batch.input_ids, batch.image_grid_thw, batch.video_grid_thw, batch.attention_mask);
  EXPECT_NEAR_TENSOR(position_ids, upstreams.first, 0.0);

  const auto metadata =
      variant_->get_metadata_collate_func()(batch.image_grid_thw, batch.video_grid_thw);
  EXPECT_NEAR_TENSOR(metadata.images.cu_seqlens, torch::tensor({0, 24, 36}), 0.0);
  EXPECT_NEAR_TENSOR(metadata.videos.cu_seqlens, torch::tensor({0, 16, 32, 48}), 0.0);
  // With metadata, the model does not look at the grids.
  const auto grid = torch::zeros_like(batch.image_grid_thw);
  const auto forward = [&](const torch::Tensor& labels) {
    return variant_->forward(batch.input_ids, batch.attention_mask, batch.pixel_values, grid,
                             batch.pixel_values_videos, grid, position_ids, labels, metadata);
  };
  const auto expected = run(upstream_, batch, batch.labels);
  EXPECT_NEAR_TENSOR(forward({}).logits, expected.logits, kOutputTolerance);
  EXPECT_NEAR_TENSOR(forward(batch.labels).loss, expected.loss, kOutputTolerance);
}

TEST_F(Qwen3VLMoe, NumbersOfTextAreUpstreamsAndTheVisionTowerTrains) {
  expect_same_numbers(make_batch({/*images=*/false, /*videos=*/false}));
  EXPECT_TRUE(variant_->model->visual->patch_embed->proj->weight.grad().defined());
  EXPECT_FALSE(upstream_->model->visual->patch_embed->proj->weight.grad().defined());
}

TEST_F(Qwen3VLMoe, FusedExpertsAreTheEagerOnes) {
  const VisionBatch batch = make_batch();
  const auto before = fused::launches(fused::Kernel::GroupGemm).load();
  const auto fused_output = run(variant_, batch, batch.labels);
  EXPECT_EQ(fused::launches(fused::Kernel::GroupGemm), before + 2);
  fused_output.loss.backward();
  StateDict fused_gradients;
  for (const auto& [name, tensor] : gradients(*variant_)) fused_gradients[name] = tensor.clone();

  variant_->zero_grad();
  for (const auto& module : variant_->modules()) {
    if (auto* experts = module->as<gpu::Qwen3VLMoeTextExperts>())
      experts->implementation = MoeImplementation::Eager;
  }
  const auto eager_output = run(variant_, batch, batch.labels);
  EXPECT_EQ(fused::launches(fused::Kernel::GroupGemm), before + 2);
  eager_output.loss.backward();
  EXPECT_NEAR_TENSOR(fused_output.loss, eager_output.loss, kOutputTolerance);
  expect_same(fused_gradients, gradients(*variant_), kGradientTolerance);
}

TEST_F(Qwen3VLMoe, EachLayoutOfACheckpointGivesTheSameLogits) {
  const VisionBatch batch = make_batch();
  const auto expected = run(upstream_, batch, {}).logits;
  const StateDict transposed = upstream_->state_dict();
  const StateDict native = converted(transposed);
  ASSERT_EQ(transposed.at(kExperts + "gate_up_proj").sizes(),
            (std::vector<std::int64_t>{6, 32, 40}));
  ASSERT_EQ(native.at(kExperts + "gate_up_proj").sizes(), (std::vector<std::int64_t>{6, 40, 32}));
  for (const StateDict& checkpoint : {transposed, native, modeling::split_experts(native)}) {
    const auto model = modeling::ModelingRegistry::instance().load(
        "Qwen3VLMoeForConditionalGeneration", small_config(), checkpoint, "gpu");
    auto loaded = std::dynamic_pointer_cast<gpu::Qwen3VLMoeForConditionalGenerationImpl>(model);
    ASSERT_NE(loaded, nullptr);
    EXPECT_NEAR_TENSOR(run(loaded, batch, {}).logits, expected, kOutputTolerance);
  }
}

TEST_F(Qwen3VLMoe, UpstreamLoadsWhatTheVariantSaves) {
  const VisionBatch batch = make_batch();
  auto config = small_config();
  config.seed = 1;
  upstream::Qwen3VLMoeForConditionalGeneration other(config);
  other->load_state_dict(modeling::transpose_experts(variant_->state_dict()));
  EXPECT_NEAR_TENSOR(run(other, batch, {}).logits, run(upstream_, batch, {}).logits, 0.0);
}

TEST_F(Qwen3VLMoe, ATruncatedCheckpointIsRefused) {
  StateDict truncated = modeling::split_experts(variant_->state_dict());
  ASSERT_EQ(truncated.erase(kExperts + "5.down_proj.weight"), 1U);
  auto& embedding = truncated.at("model.language_model.embed_tokens.weight");
  const auto before = embedding.clone();
  embedding = torch::zeros_like(before);
  EXPECT_THROW(modeling::load_checkpoint(*variant_, truncated,
                                         variant_->create_checkpoint_tensor_converter().get()),
               c10::Error);
  EXPECT_NEAR_TENSOR(variant_->model->language_model->embed_tokens->weight, before, 0.0);
}

TEST_F(Qwen3VLMoe, ExpertsOfAnotherShapeAreRefused) {
  StateDict state = upstream_->state_dict();
  state[kExperts + "down_proj"] = torch::zeros({6, 20, 31});
  EXPECT_THROW(converted(state), c10::Error);
}

TEST_F(Qwen3VLMoe, EveryPartHasItsPlanAndConverter) {
  const std::string name = "layers.1.mlp.experts.down_proj";
  EXPECT_EQ(gpu::Qwen3VLMoeTextModel(small_config())->get_parallel_plan().dim_of(name), 0);
  const auto plan_of_model = variant_->model->get_parallel_plan();
  EXPECT_EQ(plan_of_model.dim_of("language_model." + name), 0);
  const auto plan = variant_->get_parallel_plan();
  EXPECT_EQ(plan.dim_of("model.language_model." + name), 0);
  EXPECT_EQ(plan.dim_of("lm_head.weight"), std::nullopt);

  const StateDict whole = variant_->state_dict();
  const std::vector<StateDict> shards = {plan.shard_of(whole, 0, 2), plan.shard_of(whole, 1, 2)};
  EXPECT_EQ(shards[1].at(kExperts + "gate_up_proj").size(0), 3);
  expect_same(plan.whole_of(shards, 2), whole, 0.0);

  // The decoder loaded alone has a converter as well.
  gpu::Qwen3VLMoeTextModel decoder(small_config());
  upstream::Qwen3VLMoeTextModel upstream_decoder(small_config());
  modeling::load_checkpoint(*decoder, upstream_decoder->state_dict(),
                            decoder->create_checkpoint_tensor_converter().get());
}

TEST_F(Qwen3VLMoe, ANewModelDrawsItsExperts) {
  auto config = small_config();
  config.initializer_range = 0.35;
  model_test::expect_all_weights_drawn<gpu::Qwen3VLMoeForConditionalGeneration>(config, 0.35);
}

}  // namespace
