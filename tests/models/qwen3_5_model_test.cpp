// Qwen3.5 and Qwen3.5-MoE: linear attention; rows of several sequences in the generated models.

#include <cstdint>
#include <fused/launches.h>
#include <gtest/gtest.h>
#include <memory>
#include <modeling/expert_converter.h>
#include <modeling/registry.h>
#include <string>
#include <torch/torch.h>
#include <vector>

#include "patched_modeling_qwen3_5_gpu.h"
#include "patched_modeling_qwen3_5_moe_gpu.h"
#include "qwen3_5/modeling_qwen3_5.h"
#include "qwen3_5_moe/modeling_qwen3_5_moe.h"
#include "support/model_compare.h"

namespace {

using fused::Kernel;
using model_test::kOutputTolerance;
using torchmodels::Qwen3_5Config;
using torchmodels::Qwen3_5MoeConfig;
using torchmodels::StateDict;

template <class Config>
Config common_config() {
  Config config;
  config.vocab_size = 61;
  config.hidden_size = 32;
  config.layer_types = {"linear_attention", "full_attention", "linear_attention"};
  config.num_attention_heads = 4;
  config.num_key_value_heads = 2;
  config.head_dim = 16;
  config.partial_rotary_factor = 0.5;
  config.linear_num_key_heads = 2;
  config.linear_num_value_heads = 4;
  config.linear_key_head_dim = 8;
  config.linear_value_head_dim = 6;
  config.initializer_range = 0.2;  // large weights: a wrong kernel shows
  config.seed = 20;
  return config;
}

struct Dense {
  using Upstream = torchmodels::qwen3_5::Qwen3_5ForCausalLM;
  using Gpu = torchmodels::qwen3_5_gpu::Qwen3_5ForCausalLM;
  static constexpr const char* kName = "Qwen3_5ForCausalLM";
  static constexpr std::int64_t kMlps = 3;

  static Qwen3_5Config config() {
    auto config = common_config<Qwen3_5Config>();
    config.intermediate_size = 48;
    return config;
  }
};

struct Moe {
  using Upstream = torchmodels::qwen3_5_moe::Qwen3_5MoeForCausalLM;
  using Gpu = torchmodels::qwen3_5_moe_gpu::Qwen3_5MoeForCausalLM;
  static constexpr const char* kName = "Qwen3_5MoeForCausalLM";
  static constexpr std::int64_t kMlps = 3;  // the experts that all tokens share

  static Qwen3_5MoeConfig config() {
    auto config = common_config<Qwen3_5MoeConfig>();
    config.num_experts = 6;
    config.num_experts_per_tok = 2;
    config.moe_intermediate_size = 20;
    config.shared_expert_intermediate_size = 24;
    return config;
  }
};

/// Upstream's model, and the generated one with its weights; norms with weights of their own.
template <class Kind>
class Qwen3_5 : public testing::Test {
 protected:
  Qwen3_5() {
    torch::NoGradGuard no_grad;
    torch::manual_seed(3);
    for (auto& parameter : upstream_->parameters()) {
      if (parameter.dim() == 1) parameter.add_(torch::rand_like(parameter) * 0.5);
    }
    model_test::copy_parameters(*upstream_, *variant_);
  }

  typename Kind::Upstream upstream_{Kind::config()};
  typename Kind::Gpu variant_{Kind::config()};
};

using Kinds = testing::Types<Dense, Moe>;
TYPED_TEST_SUITE(Qwen3_5, Kinds);

TYPED_TEST(Qwen3_5, LogitsLossAndGradientsAreUpstreams) {
  const auto batch = model_test::random_text(61);
  const auto expected =
      this->upstream_->forward(batch.input_ids, batch.attention_mask, batch.labels);
  const auto actual = this->variant_->forward(batch.input_ids, batch.attention_mask, batch.labels);
  EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
  EXPECT_NEAR_TENSOR(this->variant_->forward(batch.input_ids, batch.attention_mask).logits,
                     expected.logits, kOutputTolerance);
  expected.loss.backward();
  actual.loss.backward();
  model_test::expect_same_gradients(*this->variant_, *this->upstream_);
}

/// Three sequences in one row give what upstream gives for each of them alone.
TYPED_TEST(Qwen3_5, APackedRowIsItsSequences) {
  const std::vector<std::int64_t> bounds = {0, 5, 6, 13};
  const auto packed = model_test::random_tokens(61, 1, bounds.back());
  auto labels = packed.clone();
  std::vector<torch::Tensor> logits;
  torch::Tensor loss;  // the sum over all tokens that count
  for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
    labels.select(1, bounds[i]).fill_(-100);
    const auto ids = packed.slice(1, bounds[i], bounds[i + 1]);
    logits.push_back(this->upstream_->forward(ids).logits);
    if (ids.size(1) == 1) continue;
    const auto own = this->upstream_->forward(ids, {}, ids).loss * (ids.size(1) - 1);
    loss = loss.defined() ? loss + own : own;
  }
  loss = loss / (labels.ne(-100).sum());

  const auto cu_seq_lens = torch::tensor(bounds);
  const auto run = [&](const torch::Tensor& wanted) {
    return this->variant_->forward(packed, /*attention_mask=*/torch::Tensor(), wanted, cu_seq_lens);
  };
  EXPECT_NEAR_TENSOR(run({}).logits, torch::cat(logits, 1), kOutputTolerance);
  const auto actual = run(labels);
  EXPECT_NEAR_TENSOR(actual.loss, loss, kOutputTolerance);
  loss.backward();
  actual.loss.backward();
  model_test::expect_same_gradients(*this->variant_, *this->upstream_);
}

/// Angles of large frequencies tell positions apart that rotary embedding, which sees distances
/// alone, would hide: the angle of a position further on is rounded in another way.
TYPED_TEST(Qwen3_5, PositionsOfAPackedRowBeginAnew) {
  torch::NoGradGuard no_grad;
  for (auto* model : {&this->upstream_->model->inv_freq, &this->variant_->model->inv_freq}) {
    model->fill_(1234567.25);
  }
  const auto ids = model_test::random_tokens(61, 1, 13);
  const auto packed = this->variant_->forward(ids, {}, {}, torch::tensor({0, 5, 13})).logits;
  EXPECT_NEAR_TENSOR(packed.slice(1, 5), this->upstream_->forward(ids.slice(1, 5)).logits,
                     kOutputTolerance);
}

/// So the tests above can fail: without bounds, sequences do see each other.
TYPED_TEST(Qwen3_5, WithoutBoundsARowIsOneSequence) {
  torch::NoGradGuard no_grad;
  const auto ids = model_test::random_tokens(61, 1, 13);
  const auto whole = this->variant_->forward(ids).logits;
  const auto bounds = torch::tensor({0, 5, 13});
  const auto packed = this->variant_->forward(ids, {}, {}, bounds).logits;
  EXPECT_NEAR_TENSOR(packed.slice(1, 0, 5), whole.slice(1, 0, 5), kOutputTolerance);
  EXPECT_GT((packed - whole).abs().max().template item<double>(), 0.01);
}

TYPED_TEST(Qwen3_5, RowsAndBoundsThatDoNotFitAreRefused) {
  torch::NoGradGuard no_grad;
  const auto bounds = torch::tensor({0, 5, 13});
  const auto rows = model_test::random_tokens(61, 2, 13);
  EXPECT_THROW(this->variant_->forward(rows, {}, {}, bounds), c10::Error);
  const auto longer = model_test::random_tokens(61, 1, 14);
  EXPECT_THROW(this->variant_->forward(longer, {}, {}, bounds), c10::Error);
}

TYPED_TEST(Qwen3_5, BoundsThatDoNotPartARowAreRefused) {
  torch::NoGradGuard no_grad;
  const auto ids = model_test::random_tokens(61, 1, 13);
  auto config = TypeParam::config();
  config.layer_types = {"full_attention"};  // which calls no kernel that has to know them
  typename TypeParam::Gpu attention_only(config);
  for (const std::vector<std::int64_t>& bounds : {std::vector<std::int64_t>{0, 5, 10},
                                                  {0, 5, 20},
                                                  {2, 5, 13},
                                                  {0, 5, 5, 13},
                                                  {0, 7, 5, 13},
                                                  {13}}) {
    const auto cu_seq_lens = torch::tensor(bounds);
    for (auto* model : {&this->variant_, &attention_only}) {
      try {
        (*model)->forward(ids, {}, {}, cu_seq_lens);
        ADD_FAILURE() << cu_seq_lens;
      } catch (const c10::Error& error) {
        const std::string message = error.what_without_backtrace();
        EXPECT_NE(message.find("have to rise from 0 to 13"), std::string::npos) << message;
      }
    }
  }
}

TYPED_TEST(Qwen3_5, NewModelsStartWithTheSameWeights) {
  torch::NoGradGuard no_grad;
  const auto ids = model_test::random_tokens(61, 1, 7);
  typename TypeParam::Upstream theirs(TypeParam::config());
  typename TypeParam::Gpu ours(TypeParam::config());
  EXPECT_NEAR_TENSOR(ours->forward(ids).logits, theirs->forward(ids).logits, kOutputTolerance);
}

TYPED_TEST(Qwen3_5, LaunchesItsKernels) {
  const auto ids = model_test::random_tokens(61, 1, 7);
  for (const auto kernel : {Kernel::RmsNorm, Kernel::Swiglu, Kernel::Rotary}) {
    fused::launches(kernel) = 0;
  }
  this->variant_->forward(ids);
  // Two norms a layer, one behind them, and those of queries and keys.
  EXPECT_EQ(fused::launches(Kernel::RmsNorm), 9);
  EXPECT_EQ(fused::launches(Kernel::Swiglu), TypeParam::kMlps);
  EXPECT_EQ(fused::launches(Kernel::Rotary), 0) << "it turns whole heads only";
}

TYPED_TEST(Qwen3_5, TheRegistryMakesTheVariant) {
  const auto model =
      modeling::ModelingRegistry::instance().create(TypeParam::kName, TypeParam::config(), "gpu");
  using Impl = typename TypeParam::Gpu::ContainedType;
  EXPECT_NE(std::dynamic_pointer_cast<Impl>(model), nullptr);
}

class Qwen3_5Moe : public Qwen3_5<Moe> {};

TEST_F(Qwen3_5Moe, RouterLogitsAndAuxiliaryLossAreUpstreams) {
  auto config = Moe::config();
  config.output_router_logits = true;
  config.router_aux_loss_coef = 0.1;
  Moe::Upstream upstream(config);
  Moe::Gpu variant(config);
  const auto ids = model_test::random_tokens(61, 2, 7);
  const auto expected = upstream->forward(ids, {}, ids);
  const auto actual = variant->forward(ids, {}, ids);
  EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
  EXPECT_NEAR_TENSOR(actual.aux_loss, expected.aux_loss, kOutputTolerance);
  ASSERT_EQ(actual.router_logits.size(), 3U);
  ASSERT_EQ(expected.router_logits.size(), 3U);
  EXPECT_NEAR_TENSOR(actual.router_logits[2], expected.router_logits[2], kOutputTolerance);
}

TEST_F(Qwen3_5Moe, ACheckpointWithAWeightForEachExpertLoads) {
  const auto ids = model_test::random_tokens(61, 1, 7);
  const StateDict split = modeling::split_experts(upstream_->state_dict());
  ASSERT_EQ(split.count("model.layers.0.mlp.experts.5.up_proj.weight"), 1U);
  const auto model =
      modeling::ModelingRegistry::instance().load(Moe::kName, Moe::config(), split, "gpu");
  auto loaded = std::dynamic_pointer_cast<Moe::Gpu::ContainedType>(model);
  ASSERT_NE(loaded, nullptr);
  EXPECT_NEAR_TENSOR(loaded->forward(ids).logits, upstream_->forward(ids).logits, kOutputTolerance);
}

TEST_F(Qwen3_5Moe, EachLayoutOfACheckpointGivesTheSameLogits) {
  const auto ids = model_test::random_tokens(61, 1, 7);
  const auto expected = upstream_->forward(ids).logits;
  const StateDict native = upstream_->state_dict();
  for (const StateDict& checkpoint : {native, modeling::transpose_experts(native)}) {
    const auto model =
        modeling::ModelingRegistry::instance().load(Moe::kName, Moe::config(), checkpoint, "gpu");
    auto loaded = std::dynamic_pointer_cast<Moe::Gpu::ContainedType>(model);
    ASSERT_NE(loaded, nullptr);
    EXPECT_NEAR_TENSOR(loaded->forward(ids).logits, expected, kOutputTolerance);
  }
}

TEST_F(Qwen3_5Moe, ATruncatedCheckpointIsRefused) {
  StateDict truncated = modeling::split_experts(upstream_->state_dict());
  ASSERT_EQ(truncated.erase("model.layers.2.mlp.experts.5.gate_proj.weight"), 1U);
  auto& embedding = truncated.at("model.embed_tokens.weight");
  const auto before = embedding.clone();
  embedding = torch::zeros_like(before);
  EXPECT_THROW(modeling::load_checkpoint(*variant_, truncated,
                                         variant_->create_checkpoint_tensor_converter().get()),
               c10::Error);
  EXPECT_NEAR_TENSOR(variant_->model->embed_tokens->weight, before, 0.0);
}

TEST_F(Qwen3_5Moe, UpstreamLoadsWhatTheVariantSaves) {
  auto config = Moe::config();
  config.seed = 1;
  Moe::Upstream other(config);
  other->load_state_dict(variant_->state_dict());
  const auto ids = model_test::random_tokens(61, 1, 7);
  EXPECT_NEAR_TENSOR(other->forward(ids).logits, upstream_->forward(ids).logits, 0.0);
}

TEST_F(Qwen3_5Moe, ShardsPutTogetherAreTheWhole) {
  const auto plan = variant_->get_parallel_plan();
  const StateDict whole = variant_->state_dict();
  const StateDict joined =
      plan.whole_of({plan.shard_of(whole, 0, 2), plan.shard_of(whole, 1, 2)}, 2);
  for (const auto& [name, tensor] : whole) EXPECT_NEAR_TENSOR(joined.at(name), tensor, 0.0);
  EXPECT_EQ(plan.dim_of("model.layers.0.mlp.experts.down_proj"), 0);
  EXPECT_EQ(variant_->model->get_parallel_plan().dim_of("layers.0.mlp.experts.down_proj"), 0);
}

}  // namespace
