// Qwen3-MoE: experts one by one upstream, fused in the generated model; checkpoints of both.

#include <cstdint>
#include <fused/launches.h>
#include <gtest/gtest.h>
#include <memory>
#include <modeling/expert_converter.h>
#include <modeling/parallel_plan.h>
#include <modeling/registry.h>
#include <string>
#include <torch/torch.h>
#include <tuple>
#include <vector>

#include "patched_modeling_qwen3_moe_gpu.h"
#include "qwen3_moe/modeling_qwen3_moe.h"
#include "support/model_compare.h"

namespace {

namespace upstream = torchmodels::qwen3_moe;
namespace gpu = torchmodels::qwen3_moe_gpu;
using fused::MoeImplementation;
using model_test::kGradientTolerance;
using model_test::kOutputTolerance;
using torchmodels::Qwen3MoeConfig;
using torchmodels::StateDict;

const std::string kExperts = "model.layers.1.mlp.experts.";

Qwen3MoeConfig small_config() {
  Qwen3MoeConfig config;
  config.vocab_size = 61;
  config.hidden_size = 32;
  config.intermediate_size = 48;
  config.num_hidden_layers = 3;
  config.num_attention_heads = 4;
  config.num_key_value_heads = 2;
  config.head_dim = 12;
  config.num_experts = 6;
  config.num_experts_per_tok = 2;
  config.moe_intermediate_size = 20;
  config.mlp_only_layers = {0};
  config.output_router_logits = true;
  config.router_aux_loss_coef = 0.1;
  config.initializer_range = 0.2;  // large weights: a wrong kernel shows
  config.seed = 20;
  return config;
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
class Qwen3Moe : public testing::Test {
 protected:
  explicit Qwen3Moe(const Qwen3MoeConfig& config = small_config())
      : config_(config), upstream_(config), variant_(config) {
    modeling::load_checkpoint(*variant_, upstream_->state_dict(),
                              variant_->create_checkpoint_tensor_converter().get());
  }

  void use(MoeImplementation implementation) {
    for (const auto& module : variant_->modules()) {
      if (auto* experts = module->as<gpu::Qwen3MoeExperts>())
        experts->implementation = implementation;
    }
  }

  /// Upstream's state with experts fused.
  StateDict fused_state() {
    return modeling::convert_checkpoint(upstream_->state_dict(),
                                        variant_->create_checkpoint_tensor_converter().get());
  }

  void expect_same_numbers() {
    const auto expected =
        upstream_->forward(batch_.input_ids, batch_.attention_mask, batch_.labels);
    const auto actual = variant_->forward(batch_.input_ids, batch_.attention_mask, batch_.labels);
    EXPECT_NEAR_TENSOR(actual.loss, expected.loss, kOutputTolerance);
    EXPECT_NEAR_TENSOR(actual.aux_loss, expected.aux_loss, kOutputTolerance);
    EXPECT_NEAR_TENSOR(variant_->forward(batch_.input_ids, batch_.attention_mask).logits,
                       expected.logits, kOutputTolerance);
    ASSERT_EQ(actual.router_logits.size(), 2U) << "layer 0 has no experts";
    ASSERT_EQ(expected.router_logits.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_NEAR_TENSOR(actual.router_logits[i], expected.router_logits[i], kOutputTolerance);
    }

    expected.loss.backward();
    actual.loss.backward();
    const auto wanted = modeling::convert_checkpoint(
        gradients(*upstream_), variant_->create_checkpoint_tensor_converter().get());
    expect_same(gradients(*variant_), wanted, kGradientTolerance);
    EXPECT_GT(wanted.at(kExperts + "gate_up_proj").abs().sum().item<double>(), 1e-3);
  }

  Qwen3MoeConfig config_;
  upstream::Qwen3MoeForCausalLM upstream_;
  gpu::Qwen3MoeForCausalLM variant_;
  model_test::TextBatch batch_ = model_test::random_text(config_.vocab_size);
};

TEST_F(Qwen3Moe, LogitsLossAndGradientsAreUpstreams) {
  expect_same_numbers();
}

TEST_F(Qwen3Moe, SoAreThoseOfTheEagerPath) {
  use(MoeImplementation::Eager);
  const auto before = fused::launches(fused::Kernel::GroupGemm).load();
  expect_same_numbers();
  EXPECT_EQ(fused::launches(fused::Kernel::GroupGemm), before);
}

class Qwen3MoeUnnormalized : public Qwen3Moe {
 protected:
  static Qwen3MoeConfig config() {
    Qwen3MoeConfig config = small_config();
    config.norm_topk_prob = false;
    return config;
  }
  Qwen3MoeUnnormalized() : Qwen3Moe(config()) {}
};

TEST_F(Qwen3MoeUnnormalized, LogitsLossAndGradientsAreUpstreams) {
  expect_same_numbers();
}

TEST_F(Qwen3Moe, FusedExpertsAreTheEagerOnes) {
  const auto ids = batch_.input_ids;
  const auto before = fused::launches(fused::Kernel::GroupGemm).load();
  const auto fused_output = variant_->forward(ids, {}, ids);
  EXPECT_EQ(fused::launches(fused::Kernel::GroupGemm), before + 2);
  fused_output.loss.backward();
  StateDict fused_gradients;
  for (const auto& [name, tensor] : gradients(*variant_)) fused_gradients[name] = tensor.clone();

  variant_->zero_grad();
  use(MoeImplementation::Eager);
  const auto eager_output = variant_->forward(ids, {}, ids);
  eager_output.loss.backward();
  EXPECT_NEAR_TENSOR(fused_output.loss, eager_output.loss, kOutputTolerance);
  expect_same(fused_gradients, gradients(*variant_), kGradientTolerance);
}

/// The models run in float32; what the router's patch says of half precision holds of the router.
TEST_F(Qwen3Moe, ARouterInHalfPrecisionChoosesAsInFloat32) {
  torch::NoGradGuard no_grad;
  torch::manual_seed(9);
  for (const auto type : {torch::kBFloat16, torch::kHalf}) {
    const auto weight = torch::randn({6, config_.hidden_size}).to(type);
    const auto hidden_states = torch::randn({2000, config_.hidden_size}).to(type);
    const auto chosen = [&](auto router, torch::ScalarType precision) {
      router->to(precision);
      router->weight.copy_(weight);
      return std::get<2>(router->forward(hidden_states.to(precision)));
    };
    const auto wanted = chosen(gpu::Qwen3MoeTopKRouter(config_), torch::kFloat32);
    EXPECT_TRUE(chosen(gpu::Qwen3MoeTopKRouter(config_), type).equal(wanted)) << type;
  }
}

/// So the test above can fail: upstream's router, with its logits in half precision, does not.
TEST_F(Qwen3Moe, UpstreamsRouterInHalfPrecisionChoosesOtherExperts) {
  torch::NoGradGuard no_grad;
  torch::manual_seed(9);
  const auto weight = torch::randn({6, config_.hidden_size}).to(torch::kBFloat16);
  const auto hidden_states = torch::randn({2000, config_.hidden_size}).to(torch::kBFloat16);
  const auto chosen = [&](torch::ScalarType precision) {
    upstream::Qwen3MoeTopKRouter router(config_);
    router->to(precision);
    router->weight.copy_(weight);
    return std::get<2>(router->forward(hidden_states.to(precision)));
  };
  EXPECT_FALSE(chosen(torch::kBFloat16).equal(chosen(torch::kFloat32)));
}

TEST_F(Qwen3Moe, ExpertsWithoutTokensGetNoGradient) {
  torch::NoGradGuard no_grad;
  auto* block = variant_->model->layers[1]->as<gpu::Qwen3MoeDecoderLayer>();
  block->sparse_mlp->gate->weight.zero_();
  block->sparse_mlp->gate->weight[4].fill_(1);
  const auto x = torch::ones({3, config_.hidden_size});
  const auto index = torch::full({3, 1}, 4, torch::kInt64);
  const auto weights = torch::ones({3, 1});
  auto& experts = block->sparse_mlp->experts;
  const auto fused_output = experts->forward(x, index, weights);
  experts->implementation = MoeImplementation::Eager;
  EXPECT_NEAR_TENSOR(fused_output, experts->forward(x, index, weights), kOutputTolerance);
}

TEST_F(Qwen3Moe, EachLayoutOfACheckpointGivesTheSameLogits) {
  const auto expected = upstream_->forward(batch_.input_ids).logits;
  const StateDict native = fused_state();
  ASSERT_EQ(native.at(kExperts + "gate_up_proj").sizes(), (std::vector<std::int64_t>{6, 40, 32}));
  ASSERT_EQ(native.at(kExperts + "down_proj").sizes(), (std::vector<std::int64_t>{6, 32, 20}));
  const StateDict transposed = modeling::transpose_experts(native);
  ASSERT_EQ(transposed.at(kExperts + "down_proj").sizes(), (std::vector<std::int64_t>{6, 20, 32}));

  for (const StateDict& checkpoint : {upstream_->state_dict(), native, transposed}) {
    const auto model = modeling::ModelingRegistry::instance().load("Qwen3MoeForCausalLM", config_,
                                                                   checkpoint, "gpu");
    auto* loaded = dynamic_cast<gpu::Qwen3MoeForCausalLMImpl*>(model.get());
    ASSERT_NE(loaded, nullptr);
    EXPECT_NEAR_TENSOR(loaded->forward(batch_.input_ids).logits, expected, kOutputTolerance);
  }
}

/// Sizes with which the shape of one of a layer's weights is that of both layouts.
class Qwen3MoeSquare : public testing::TestWithParam<std::int64_t> {};

TEST_P(Qwen3MoeSquare, AVariantLoadsWhatItSavesInEachLayout) {
  auto config = small_config();
  config.moe_intermediate_size = GetParam();
  const auto ids = model_test::random_tokens(config.vocab_size, 1, 7);
  gpu::Qwen3MoeForCausalLM saved(config);
  const auto expected = saved->forward(ids).logits;
  config.seed = 1;
  const auto& registry = modeling::ModelingRegistry::instance();
  for (const StateDict& checkpoint :
       {saved->state_dict(), modeling::transpose_experts(saved->state_dict()),
        modeling::split_experts(saved->state_dict())}) {
    const auto model = registry.load("Qwen3MoeForCausalLM", config, checkpoint, "gpu");
    auto* loaded = dynamic_cast<gpu::Qwen3MoeForCausalLMImpl*>(model.get());
    ASSERT_NE(loaded, nullptr);
    EXPECT_NEAR_TENSOR(loaded->forward(ids).logits, expected, 0.0);
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, Qwen3MoeSquare, testing::Values(16, 32));  // 2*I == H, I == H

TEST_F(Qwen3Moe, UpstreamLoadsWhatTheVariantSaves) {
  auto config = config_;
  config.seed = 1;
  upstream::Qwen3MoeForCausalLM other(config);
  other->load_state_dict(modeling::split_experts(variant_->state_dict()));
  EXPECT_NEAR_TENSOR(other->forward(batch_.input_ids).logits,
                     upstream_->forward(batch_.input_ids).logits, 0.0);
}

TEST_F(Qwen3Moe, ATruncatedCheckpointIsRefused) {
  StateDict truncated = upstream_->state_dict();
  ASSERT_EQ(truncated.erase(kExperts + "3.up_proj.weight"), 1U);
  const auto before = variant_->model->embed_tokens->weight.clone();
  truncated.at("model.embed_tokens.weight") = torch::zeros_like(before);
  const auto converter = variant_->create_checkpoint_tensor_converter();
  try {
    modeling::load_checkpoint(*variant_, truncated, converter.get());
    ADD_FAILURE() << "loaded";
  } catch (const c10::Error& error) {
    const std::string message = error.what_without_backtrace();
    EXPECT_NE(message.find(kExperts + "gate_up_proj lacks 3.up_proj"), std::string::npos)
        << message;
  }
  EXPECT_NEAR_TENSOR(variant_->model->embed_tokens->weight, before, 0.0);
}

TEST_F(Qwen3Moe, TheBareDecoderHasPlanAndConverterToo) {
  gpu::Qwen3MoeModel decoder(config_);
  const auto plan = decoder->get_parallel_plan();
  EXPECT_EQ(plan.dim_of("layers.1.mlp.experts.down_proj"), 0);
  EXPECT_EQ(plan.dim_of("layers.0.mlp.down_proj.weight"), std::nullopt);
  EXPECT_TRUE(decoder->create_checkpoint_tensor_converter()->can_handle(
      "layers.1.mlp.experts.0.up_proj.weight"));
}

TEST_F(Qwen3Moe, ShardsPutTogetherAreTheWhole) {
  const auto& entry = modeling::ModelingRegistry::instance().find("Qwen3MoeForCausalLM", "gpu");
  ASSERT_TRUE(entry.parallel_plan);
  const modeling::ParallelPlan plan = entry.parallel_plan(*variant_);
  const StateDict whole = variant_->state_dict();
  std::vector<StateDict> shards;
  for (std::int64_t rank = 0; rank < 3; ++rank) shards.push_back(plan.shard_of(whole, rank, 3));
  EXPECT_EQ(shards[1].at(kExperts + "gate_up_proj").size(0), 2);
  EXPECT_NEAR_TENSOR(shards[1].at(kExperts + "down_proj"),
                     whole.at(kExperts + "down_proj").slice(0, 2, 4), 0.0);
  EXPECT_EQ(shards[1].at("lm_head.weight").size(0), config_.vocab_size);
  expect_same(plan.whole_of(shards, 3), whole, 0.0);
  EXPECT_THROW(plan.shard_of(whole, 0, 4), c10::Error) << "6 experts on 4 ranks";
}

TEST_F(Qwen3Moe, ANewModelDrawsItsExperts) {
  auto config = config_;
  config.initializer_range = 0.35;
  model_test::expect_all_weights_drawn<gpu::Qwen3MoeForCausalLM>(config, 0.35);
}

}  // namespace
