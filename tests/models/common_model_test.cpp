// What all models share: upstream's headers, and the tests' own way of comparing.

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <torch/torch.h>

#include "common/model_registry.h"
#include "common/modeling_losses.h"
#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "support/model_compare.h"

namespace tiny {

using torchmodels::StateDict;

struct TinyConfig : torchmodels::PretrainedConfig {
  int64_t width = 4;
};

class TinyModelImpl : public torchmodels::PreTrainedModel<TinyConfig> {
 public:
  explicit TinyModelImpl(const TinyConfig& model_config) : PreTrainedModel(model_config) {
    first = register_module("first", torch::nn::Linear(config.width, config.width));
    second = register_module("second", torch::nn::Linear(config.width, 1));
    post_init();
  }

  torch::Tensor forward(const torch::Tensor& x) {
    return second->forward(torch::tanh(first->forward(x)));
  }

  torch::nn::Linear first{nullptr}, second{nullptr};
};
TORCH_MODULE(TinyModel);
TORCHMODELS_REGISTER_MODEL(TinyModel, TinyConfig);

struct OtherConfig : torchmodels::PretrainedConfig {};

TinyConfig config(uint64_t seed) {
  TinyConfig config;
  config.seed = seed;
  return config;
}

std::string message_of_load(TinyModelImpl& model, const StateDict& state) {
  try {
    model.load_state_dict(state);
  } catch (const c10::Error& error) {
    return error.what_without_backtrace();
  }
  return "";
}

TEST(PreTrainedModel, WeightsComeFromTheSeed) {
  TinyModel one(config(1));
  torch::manual_seed(99);
  TinyModel again(config(1));
  TinyModel other(config(2));
  EXPECT_TRUE(one->first->weight.equal(again->first->weight));
  EXPECT_FALSE(one->first->weight.equal(other->first->weight));
  EXPECT_EQ(one->first->bias.abs().sum().item<double>(), 0);
}

TEST(PreTrainedModel, LoadsItsState) {
  TinyModel one(config(1));
  TinyModel other(config(2));
  other->load_state_dict(one->state_dict());
  EXPECT_TRUE(one->second->weight.equal(other->second->weight));
}

TEST(PreTrainedModel, RefusesAnotherModelsState) {
  TinyModel model(config(1));
  StateDict state = model->state_dict();
  state.erase("first.bias");
  state["second.bias"] = torch::zeros({7});
  state["third.weight"] = torch::zeros({1});
  state["first.weight"] = torch::zeros({4, 4});
  const std::string message = message_of_load(*model, state);
  EXPECT_NE(message.find("missing: first.bias"), std::string::npos) << message;
  EXPECT_NE(message.find("another shape: second.bias"), std::string::npos) << message;
  EXPECT_NE(message.find("unexpected: third.weight"), std::string::npos) << message;
  EXPECT_GT(model->first->weight.abs().sum().item<double>(), 0) << "loaded in part";
}

TEST(ModelRegistry, MakesAModelByItsName) {
  const auto& registry = torchmodels::ModelRegistry::instance();
  const auto model = registry.create("TinyModel", config(1));
  EXPECT_NE(std::dynamic_pointer_cast<TinyModelImpl>(model), nullptr);
  EXPECT_THROW(registry.create("TinyMode", config(1)), c10::Error);
  EXPECT_THROW(registry.create("TinyModel", OtherConfig()), c10::Error);
  EXPECT_THROW(torchmodels::ModelRegistry::instance().add("TinyModel", {}), c10::Error);
}

TEST(CausalMask, HidesTheFutureAndPadding) {
  const auto attention_mask = torch::tensor({{1, 1, 0}});
  const auto mask = torchmodels::create_causal_mask(attention_mask, 3, torch::kFloat32);
  const auto visible = mask.eq(0).to(torch::kInt64)[0][0];
  EXPECT_TRUE(visible.equal(torch::tensor({{1, 0, 0}, {1, 1, 0}, {1, 1, 0}})));
}

TEST(Losses, CausalLossLooksAtTheNextToken) {
  auto logits = torch::zeros({1, 3, 2});
  logits[0][0][1] = 50;
  logits[0][1][0] = 50;
  const auto right = torchmodels::causal_lm_loss(logits, torch::tensor({{0, 1, 0}}));
  const auto wrong = torchmodels::causal_lm_loss(logits, torch::tensor({{1, 0, 1}}));
  EXPECT_NEAR(right.item<double>(), 0, 1e-6);
  EXPECT_NEAR(wrong.item<double>(), 50, 1e-6);
  EXPECT_FALSE(torchmodels::causal_lm_loss(logits, {}).defined());
}

TEST(Losses, EvenExpertsCostOneAChoice) {
  const auto uneven = torch::eye(4).repeat({2, 1}) * 100;
  EXPECT_NEAR(torchmodels::load_balancing_loss({uneven}, 4, 1).item<double>(), 1, 1e-5);
  const auto all_to_one = torch::eye(4).slice(0, 0, 1).repeat({8, 1}) * 100;
  EXPECT_NEAR(torchmodels::load_balancing_loss({all_to_one}, 4, 1).item<double>(), 4, 1e-5);
}

TEST(Compare, SeesWhatDiffers) {
  using model_test::near_tensors;
  const auto one = torch::ones({2, 2});
  EXPECT_TRUE(near_tensors("", "", "", one, one + 1e-6, 1e-5));
  EXPECT_FALSE(near_tensors("", "", "", one, one + 1e-4, 1e-5));
  EXPECT_FALSE(near_tensors("", "", "", one, torch::ones({4}), 1e-5));
  EXPECT_FALSE(near_tensors("", "", "", one / 0, one / 0, 1e-5));
  EXPECT_FALSE(near_tensors("", "", "", one, {}, 1e-5));
  EXPECT_TRUE(near_tensors("", "", "", {}, {}, 1e-5));
}

TEST(Compare, CopiesParametersByName) {
  TinyModel one(config(1));
  TinyModel other(config(2));
  model_test::copy_parameters(*one, *other);
  const auto x = torch::ones({3, 4});
  EXPECT_NEAR_TENSOR(other->forward(x), one->forward(x), 0.0);
}

TEST(Compare, CopyFailsOnAParameterWithoutPartner) {
  EXPECT_NONFATAL_FAILURE(
      {
        TinyModel one(config(1));
        torch::nn::Linear other(torch::nn::LinearOptions(4, 4).bias(false));
        other->register_module("first", torch::nn::Linear(4, 4));
        other->register_module("second", torch::nn::Linear(4, 1));
        model_test::copy_parameters(*one, *other);
      },
      "weight was not set");
}

TEST(Compare, GradientsThatDifferFail) {
  const auto compare = [](double factor) {
    TinyModel one(config(1));
    TinyModel other(config(1));
    one->forward(torch::ones({3, 4})).sum().backward();
    (other->forward(torch::ones({3, 4})).sum() * factor).backward();
    model_test::expect_same_gradients(*one, *other);
  };
  compare(1);
  testing::TestPartResultArray failures;
  {
    testing::ScopedFakeTestPartResultReporter reporter(&failures);
    compare(1.01);
  }
  EXPECT_GT(failures.size(), 0);
}

}  // namespace tiny
