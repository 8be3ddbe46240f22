// Seed-OSS: upstream's model and both generated ones in one program, computing the same.

#include <cstdint>
#include <cstdlib>
#include <fused/launches.h>
#include <gtest/gtest.h>
#include <memory>
#include <modeling/registry.h>
#include <torch/torch.h>

#include "patched_modeling_seed_oss_gpu.h"
#include "patched_modeling_seed_oss_npu.h"
#include "seed_oss/modeling_seed_oss.h"
#include "support/model_compare.h"

// Both specs drop this head: its names are free again, or this does not compile.
namespace torchmodels::seed_oss_gpu {
enum class SeedOssForQuestionAnswering {};
}  // namespace torchmodels::seed_oss_gpu
namespace torchmodels::seed_oss_npu {
enum class SeedOssForQuestionAnswering {};
}  // namespace torchmodels::seed_oss_npu

namespace {

namespace seed_oss = torchmodels::seed_oss;
using fused::Kernel;
using fused::launches;
using model_test::kOutputTolerance;
using torchmodels::SeedOssConfig;

SeedOssConfig small_config() {
  SeedOssConfig config;
  config.vocab_size = 61;
  config.hidden_size = 32;
  config.intermediate_size = 48;
  config.num_hidden_layers = 2;
  config.num_attention_heads = 4;
  config.num_key_value_heads = 2;
  config.head_dim = 12;
  config.initializer_range = 0.2;  // large weights: a wrong kernel shows
  config.num_labels = 3;
  config.seed = 20;
  return config;
}

struct Gpu {
  using CausalLM = torchmodels::seed_oss_gpu::SeedOssForCausalLM;
  using SequenceClassification = torchmodels::seed_oss_gpu::SeedOssForSequenceClassification;
  static constexpr const char* kBackend = "gpu";
  static constexpr bool kLossWithoutLogits = true;
};

struct Npu {
  using CausalLM = torchmodels::seed_oss_npu::SeedOssForCausalLM;
  using SequenceClassification = torchmodels::seed_oss_npu::SeedOssForSequenceClassification;
  static constexpr const char* kBackend = "npu";
  static constexpr bool kLossWithoutLogits = false;
};

template <class Backend>
class SeedOss : public testing::Test {
 protected:
  SeedOssConfig config_ = small_config();
  model_test::TextBatch batch_ = model_test::random_text(config_.vocab_size);
};

using Backends = testing::Types<Gpu, Npu>;
TYPED_TEST_SUITE(SeedOss, Backends);

/// Norms with weights that are not all one, biases that are not all zero.
void shake(torch::nn::Module& module) {
  torch::NoGradGuard no_grad;
  torch::manual_seed(3);
  for (auto& parameter : module.parameters()) {
    if (parameter.dim() == 1) parameter.add_(torch::rand_like(parameter) * 0.5);
  }
}

TYPED_TEST(SeedOss, LogitsLossAndGradientsAreUpstreams) {
  seed_oss::SeedOssForCausalLM upstream(this->config_);
  typename TypeParam::CausalLM variant(this->config_);
  shake(*upstream);
  model_test::copy_parameters(*upstream, *variant);
  const auto& batch = this->batch_;

  const auto expected = upstream->forward(batch.input_ids, batch.attention_mask, batch.labels);
  const auto actual = variant->forward(batch.input_ids, batch.attention_mask, batch.labels);
  EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
  EXPECT_EQ(actual.logits.defined(), !TypeParam::kLossWithoutLogits);
  EXPECT_NEAR_TENSOR(variant->forward(batch.input_ids, batch.attention_mask).logits,
                     expected.logits, kOutputTolerance);

  expected.loss.backward();
  actual.loss.backward();
  model_test::expect_same_gradients(*variant, *upstream);
}

TYPED_TEST(SeedOss, SequenceClassificationIsUpstreams) {
  seed_oss::SeedOssForSequenceClassification upstream(this->config_);
  typename TypeParam::SequenceClassification variant(this->config_);
  shake(*upstream);
  model_test::copy_parameters(*upstream, *variant);
  const auto& batch = this->batch_;
  const auto labels = torch::tensor({2, 0});

  const auto expected = upstream->forward(batch.input_ids, batch.attention_mask, labels);
  const auto actual = variant->forward(batch.input_ids, batch.attention_mask, labels);
  EXPECT_NEAR_TENSOR(actual.logits, expected.logits, kOutputTolerance);
  EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
  expected.loss.backward();
  actual.loss.backward();
  model_test::expect_same_gradients(*variant, *upstream);
}

TYPED_TEST(SeedOss, NewModelsStartWithTheSameWeights) {
  seed_oss::SeedOssForCausalLM upstream(this->config_);
  typename TypeParam::CausalLM variant(this->config_);
  const auto& ids = this->batch_.input_ids;
  EXPECT_NEAR_TENSOR(variant->forward(ids).logits, upstream->forward(ids).logits, kOutputTolerance);
}

TYPED_TEST(SeedOss, TheRegistryMakesTheBackendsClass) {
  const auto& registry = modeling::ModelingRegistry::instance();
  const auto model = registry.create("SeedOssForCausalLM", this->config_, TypeParam::kBackend);
  using Impl = typename TypeParam::CausalLM::ContainedType;
  EXPECT_NE(std::dynamic_pointer_cast<Impl>(model), nullptr);

  ASSERT_EQ(setenv("MODELING_BACKEND", TypeParam::kBackend, 1), 0);
  const auto chosen = registry.create("SeedOssForCausalLM", this->config_);
  unsetenv("MODELING_BACKEND");
  EXPECT_NE(std::dynamic_pointer_cast<Impl>(chosen), nullptr);
  EXPECT_THROW(registry.create("SeedOssForQuestionAnswering", this->config_, TypeParam::kBackend),
               c10::Error);
}

TEST(SeedOssUpstream, StaysInItsOwnRegistry) {
  const auto model = modeling::ModelingRegistry::instance().create("SeedOssForQuestionAnswering",
                                                                   small_config(), "upstream");
  EXPECT_NE(std::dynamic_pointer_cast<seed_oss::SeedOssForQuestionAnsweringImpl>(model), nullptr);
}

TEST(SeedOssKernels, EachBackendLaunchesItsOwn) {
  const SeedOssConfig config = small_config();
  const auto ids = model_test::random_tokens(config.vocab_size, 1, 5);
  const auto count = [&](auto model) {
    const auto kernels = {Kernel::RmsNorm, Kernel::Swiglu,     Kernel::LinearCrossEntropy,
                          Kernel::Rotary,  Kernel::NpuRmsNorm, Kernel::NpuRotary};
    for (const auto kernel : kernels) launches(kernel) = 0;
    model->forward(ids, {}, ids);
    std::vector<std::int64_t> counts;
    for (const auto kernel : kernels) counts.push_back(launches(kernel));
    return counts;
  };
  using Counts = std::vector<std::int64_t>;
  // Two layers: five norms, two blocks, and queries and keys turned twice.
  EXPECT_EQ(count(seed_oss::SeedOssForCausalLM(config)), (Counts{0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(count(Gpu::CausalLM(config)), (Counts{5, 2, 1, 2, 0, 0}));
  EXPECT_EQ(count(Npu::CausalLM(config)), (Counts{0, 2, 0, 0, 5, 4}));
}

}  // namespace
