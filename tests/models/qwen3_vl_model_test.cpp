// Qwen3-VL: upstream's model and both generated ones, with images, videos, both and neither.

#include <cstdint>
#include <fused/launches.h>
#include <gtest/gtest.h>
#include <memory>
#include <modeling/registry.h>
#include <torch/torch.h>
#include <vector>

#include "patched_modeling_qwen3_vl_gpu.h"
#include "patched_modeling_qwen3_vl_npu.h"
#include "qwen3_vl/modeling_qwen3_vl.h"
#include "support/model_compare.h"
#include "support/vision_batch.h"

namespace {

namespace qwen3_vl = torchmodels::qwen3_vl;
using fused::Kernel;
using fused::launches;
using model_test::kOutputTolerance;
using model_test::VisionBatch;
using model_test::VisionParts;
using torchmodels::Qwen3VLConfig;

Qwen3VLConfig small_config() {
  Qwen3VLConfig config;
  auto& text = config.text_config;
  text.vocab_size = 61;
  text.hidden_size = 32;
  text.intermediate_size = 48;
  text.num_hidden_layers = 3;
  text.num_attention_heads = 4;
  text.num_key_value_heads = 2;
  text.head_dim = 12;
  text.mrope_section = {2, 2, 2};
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
  config.initializer_range = 0.2;  // large weights: a wrong kernel shows
  config.seed = 20;
  return config;
}

VisionBatch make_batch(VisionParts parts = {}) {
  const Qwen3VLConfig config = small_config();
  return model_test::random_vision_batch(config.image_token_id, config.video_token_id,
                                         3 * 2 * 4 * 4, parts);
}

VisionBatch crowded_batch() {
  const Qwen3VLConfig config = small_config();
  return model_test::crowded_vision_batch(config.image_token_id, config.video_token_id,
                                          3 * 2 * 4 * 4);
}

template <class Model>
auto run(Model& model, const VisionBatch& batch, const torch::Tensor& labels) {
  return model->forward(batch.input_ids, batch.attention_mask, batch.pixel_values,
                        batch.image_grid_thw, batch.pixel_values_videos, batch.video_grid_thw,
                        /*position_ids=*/torch::Tensor(), labels);
}

struct Gpu {
  using Model = torchmodels::qwen3_vl_gpu::Qwen3VLForConditionalGeneration;
  static constexpr const char* kBackend = "gpu";
};

struct Npu {
  using Model = torchmodels::qwen3_vl_npu::Qwen3VLForConditionalGeneration;
  static constexpr const char* kBackend = "npu";
};

/// Upstream's model, and the generated one with its weights.
template <class Backend>
class Qwen3VL : public testing::Test {
 protected:
  Qwen3VL() { model_test::copy_parameters(*upstream_, *variant_); }

  void expect_same_numbers(const VisionBatch& batch) {
    const auto expected = run(upstream_, batch, batch.labels);
    const auto actual = run(variant_, batch, batch.labels);
    EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
    EXPECT_NEAR_TENSOR(actual.rope_deltas, expected.rope_deltas, 0.0);
    EXPECT_NEAR_TENSOR(run(variant_, batch, {}).logits, expected.logits, kOutputTolerance);
    expected.loss.backward();
    actual.loss.backward();
    model_test::expect_same_gradients(*variant_, *upstream_);
  }

  bool vision_tower_has_gradients() {
    for (const auto& parameter : variant_->model->visual->parameters()) {
      if (!parameter.grad().defined()) return false;
    }
    return true;
  }

  qwen3_vl::Qwen3VLForConditionalGeneration upstream_{small_config()};
  typename Backend::Model variant_{small_config()};
};

using Backends = testing::Types<Gpu, Npu>;
TYPED_TEST_SUITE(Qwen3VL, Backends);

TYPED_TEST(Qwen3VL, NumbersWithImagesAndVideosAreUpstreams) {
  this->expect_same_numbers(make_batch());
  EXPECT_TRUE(this->vision_tower_has_gradients());
}

TYPED_TEST(Qwen3VL, NumbersWithImagesAreUpstreams) {
  this->expect_same_numbers(make_batch({/*images=*/true, /*videos=*/false}));
}

TYPED_TEST(Qwen3VL, NumbersWithVideosAreUpstreams) {
  this->expect_same_numbers(make_batch({/*images=*/false, /*videos=*/true}));
}

TYPED_TEST(Qwen3VL, NumbersWithTwoImagesAndTwoVideosAreUpstreams) {
  const VisionBatch batch = crowded_batch();
  this->expect_same_numbers(batch);
  const auto position_ids = this->variant_->get_position_id_func()(
      batch.input_ids, batch.image_grid_thw, batch.video_grid_thw, batch.attention_mask);
  const auto upstreams = this->upstream_->model->get_rope_index(
      batch.input_ids, batch.image_grid_thw, batch.video_grid_thw, batch.attention_mask);
  EXPECT_NEAR_TENSOR(position_ids, upstreams.first, 0.0);
}

TYPED_TEST(Qwen3VL, IdsOfAnyIntegerTypeHavePositions) {
  const VisionBatch batch = make_batch();
  const auto positions_of = [&](auto& model, torch::ScalarType type) {
    return model->model->get_rope_index(batch.input_ids.to(type), batch.image_grid_thw.to(type),
                                        batch.video_grid_thw.to(type),
                                        batch.attention_mask.to(torch::kBool));
  };
  const auto expected = positions_of(this->upstream_, torch::kInt32);
  const auto actual = positions_of(this->variant_, torch::kInt32);
  EXPECT_NEAR_TENSOR(actual.first, expected.first, 0.0);
  EXPECT_NEAR_TENSOR(actual.second, expected.second, 0.0);
}

TYPED_TEST(Qwen3VL, TheVisionTowerTrainsWithoutImagesToo) {
  const VisionBatch batch = make_batch({/*images=*/false, /*videos=*/false});
  this->expect_same_numbers(batch);
  EXPECT_TRUE(this->vision_tower_has_gradients());
  EXPECT_FALSE(this->upstream_->model->visual->patch_embed->proj->weight.grad().defined());

  this->variant_->zero_grad(/*set_to_none=*/true);
  this->variant_->eval();
  run(this->variant_, batch, batch.labels).loss.backward();
  EXPECT_FALSE(this->vision_tower_has_gradients()) << "a dummy is for training";
}

TYPED_TEST(Qwen3VL, DataWorkersMakeWhatTheModelWouldMake) {
  const VisionBatch batch = make_batch();
  const auto position_ids = this->variant_->get_position_id_func()(
      batch.input_ids, batch.image_grid_thw, batch.video_grid_thw, batch.attention_mask);
  const auto upstreams = this->upstream_->model->get_rope_index(
      batch.input_ids, batch.image_grid_thw, batch.video_grid_thw, batch.attention_mask);
  EXPECT_NEAR_TENSOR(position_ids, upstreams.first, 0.0);

  const auto metadata =
      this->variant_->get_metadata_collate_func()(batch.image_grid_thw, batch.video_grid_thw);
  EXPECT_NEAR_TENSOR(metadata.images.cu_seqlens, torch::tensor({0, 24}), 0.0);
  EXPECT_NEAR_TENSOR(metadata.videos.cu_seqlens, torch::tensor({0, 16, 32}), 0.0);
  const auto expected = run(this->upstream_, batch, {}).logits;
  // With metadata, the model does not look at the grids.
  const auto grid = torch::zeros_like(batch.image_grid_thw);
  const auto actual = this->variant_->forward(
      batch.input_ids, batch.attention_mask, batch.pixel_values, grid, batch.pixel_values_videos,
      grid, position_ids, /*labels=*/torch::Tensor(), metadata);
  EXPECT_NEAR_TENSOR(actual.logits, expected, kOutputTolerance);
}

TYPED_TEST(Qwen3VL, PositionsRunInThreeDirections) {
  // Two words, an image of two frames with two rows and one column, a word, padding.
  const auto ids = torch::tensor({{5, 6, 59, 59, 59, 59, 7, 0}});
  const auto [positions, deltas] = this->variant_->model->get_rope_index(
      ids, torch::tensor({{2, 4, 2}}), {}, ids.ne(0).to(torch::kInt64));
  const auto expected =
      torch::tensor({{0, 1, 2, 2, 3, 3, 4, 1}, {0, 1, 2, 3, 2, 3, 4, 1}, {0, 1, 2, 2, 2, 2, 4, 1}});
  EXPECT_NEAR_TENSOR(positions.select(1, 0), expected, 0.0);
  EXPECT_NEAR_TENSOR(deltas, torch::tensor({{5 - 8}}), 0.0);
}

TYPED_TEST(Qwen3VL, NewModelsStartWithTheSameWeights) {
  typename TypeParam::Model fresh(small_config());
  const VisionBatch batch = make_batch();
  EXPECT_NEAR_TENSOR(run(fresh, batch, {}).logits, run(this->upstream_, batch, {}).logits,
                     kOutputTolerance);
}

TYPED_TEST(Qwen3VL, TheRegistryMakesTheBackendsClass) {
  const auto model = modeling::ModelingRegistry::instance().create(
      "Qwen3VLForConditionalGeneration", small_config(), TypeParam::kBackend);
  using Impl = typename TypeParam::Model::ContainedType;
  EXPECT_NE(std::dynamic_pointer_cast<Impl>(model), nullptr);
}

TEST(Qwen3VLKernels, EachBackendLaunchesItsOwn) {
  const VisionBatch batch = make_batch();
  const auto count = [&](auto model) {
    const auto kernels = {Kernel::RmsNorm, Kernel::Swiglu,     Kernel::LinearCrossEntropy,
                          Kernel::Rotary,  Kernel::NpuRmsNorm, Kernel::NpuRotary};
    for (const auto kernel : kernels) launches(kernel) = 0;
    run(model, batch, batch.labels);
    std::vector<std::int64_t> counts;
    for (const auto kernel : kernels) counts.push_back(launches(kernel));
    return counts;
  };
  using Counts = std::vector<std::int64_t>;
  // Three layers: four norms each and one behind them, three blocks, queries and keys turned
  // thrice.
  using Upstream = qwen3_vl::Qwen3VLForConditionalGeneration;
  EXPECT_EQ(count(Upstream(small_config())), (Counts{0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(count(Gpu::Model(small_config())), (Counts{13, 3, 1, 3, 0, 0}));
  EXPECT_EQ(count(Npu::Model(small_config())), (Counts{0, 3, 1, 0, 13, 6}));
}

}  // namespace
