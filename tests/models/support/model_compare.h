// Holds a generated model against upstream's: the same weights into both, and numbers compared.

#pragma once

#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <torch/torch.h>

namespace model_test {

/// How far logits, hidden states and losses may be apart, and how far gradients.
constexpr double kOutputTolerance = 1e-5;
constexpr double kGradientTolerance = 1e-4;

/// For EXPECT_NEAR_TENSOR: the largest distance of any two elements is at most `tolerance`, and no
/// element is infinite or no number. An undefined tensor is only near another one.
inline testing::AssertionResult near_tensors(const char* actual_text, const char* expected_text,
                                             const char* /*tolerance_text*/,
                                             const torch::Tensor& actual,
                                             const torch::Tensor& expected, double tolerance) {
  const auto failure = [&] {
    return testing::AssertionFailure() << actual_text << " and " << expected_text << ": ";
  };
  if (!actual.defined() || !expected.defined()) {
    if (actual.defined() == expected.defined()) return testing::AssertionSuccess();
    return failure() << (actual.defined() ? "the second" : "the first") << " is undefined";
  }
  if (actual.sizes() != expected.sizes()) {
    std::ostringstream sizes;
    sizes << actual.sizes() << " against " << expected.sizes();
    return failure() << sizes.str();
  }
  const auto first = actual.detach().to(torch::kFloat64);
  const auto second = expected.detach().to(torch::kFloat64);
  if (!first.isfinite().all().item<bool>() || !second.isfinite().all().item<bool>()) {
    return failure() << "not all numbers are finite";
  }
  const double distance = first.numel() == 0 ? 0 : (first - second).abs().max().item<double>();
  if (distance <= tolerance) return testing::AssertionSuccess();
  return failure() << distance << " apart, more than " << tolerance;
}

#define EXPECT_NEAR_TENSOR(actual, expected, tolerance) \
  EXPECT_PRED_FORMAT3(::model_test::near_tensors, actual, expected, tolerance)

/// Copies all parameters and buffers of `from` into those of `to` with the same names. Fails the
/// test when either has one that the other lacks, or when two shapes differ.
inline void copy_parameters(const torch::nn::Module& from, torch::nn::Module& to) {
  torch::NoGradGuard no_grad;
  const auto copy = [](const auto& sources, const auto& targets) {
    for (const auto& source : sources) {
      const auto* target = targets.find(source.key());
      if (target == nullptr) {
        ADD_FAILURE() << source.key() << " has no place to go";
      } else if (target->sizes() != source.value().sizes()) {
        ADD_FAILURE() << source.key() << " has another shape";
      } else {
        torch::Tensor(*target).copy_(source.value());
      }
    }
    for (const auto& target : targets) {
      if (!sources.contains(target.key())) ADD_FAILURE() << target.key() << " was not set";
    }
  };
  copy(from.named_parameters(), to.named_parameters());
  copy(from.named_buffers(), to.named_buffers());
}

/// The gradient of the parameter `name`; zeros when none arrived. Fails the test when there is no
/// such parameter.
inline torch::Tensor gradient(const torch::nn::Module& module, const std::string& name) {
  const auto parameters = module.named_parameters();
  const auto* parameter = parameters.find(name);
  if (parameter == nullptr) {
    ADD_FAILURE() << "no parameter is called " << name;
    return {};
  }
  return parameter->grad().defined() ? parameter->grad() : torch::zeros_like(*parameter);
}

/// Holds the gradients of all parameters that both have against each other, by name. Fails the test
/// when one has no partner, or when all of them are zero: then nothing was shown.
inline void expect_same_gradients(const torch::nn::Module& actual,
                                  const torch::nn::Module& expected,
                                  double tolerance = kGradientTolerance) {
  double sum = 0;
  for (const auto& parameter : expected.named_parameters()) {
    SCOPED_TRACE(parameter.key());
    const auto wanted = gradient(expected, parameter.key());
    EXPECT_NEAR_TENSOR(gradient(actual, parameter.key()), wanted, tolerance);
    sum += wanted.abs().sum().item<double>();
  }
  EXPECT_EQ(actual.named_parameters().size(), expected.named_parameters().size());
  EXPECT_GT(sum, 1e-3) << "all gradients are zero";
}

/// What a new model of `Model` begins with: every weight drawn from config.initializer_range and
/// config.seed, none left as its memory was. `scale` is the range of the configuration, one that no
/// other model has: what freed memory still holds shows.
template <class Model, class Config>
void expect_all_weights_drawn(const Config& config, double scale) {
  Model fresh(config);
  Model again(config);
  for (const auto& parameter : fresh->named_parameters()) {
    SCOPED_TRACE(parameter.key());
    const torch::Tensor& weight = parameter.value();
    EXPECT_NEAR_TENSOR(again->named_parameters()[parameter.key()], weight, 0.0);
    if (weight.dim() < 2) continue;  // biases and norms: constants
    const double standard_error = scale / std::sqrt(2.0 * static_cast<double>(weight.numel()));
    EXPECT_NEAR(weight.std().template item<double>(), scale, 5 * standard_error);
  }
}

/// Token ids [batch, length] from `seed`, none of them the padding 0.
inline torch::Tensor random_tokens(std::int64_t vocab_size, std::int64_t batch, std::int64_t length,
                                   std::uint64_t seed = 7) {
  torch::manual_seed(seed);
  return torch::randint(1, vocab_size, {batch, length}, torch::kInt64);
}

/// A batch for a language model; the second row ends in padding, which no loss counts.
struct TextBatch {
  torch::Tensor input_ids;
  torch::Tensor attention_mask;
  torch::Tensor labels;
};

inline TextBatch random_text(std::int64_t vocab_size, std::int64_t length = 11,
                             std::uint64_t seed = 7) {
  TextBatch batch;
  batch.input_ids = random_tokens(vocab_size, 2, length, seed);
  batch.input_ids.select(0, 1).slice(0, length - 3).fill_(0);
  batch.attention_mask = batch.input_ids.ne(0).to(torch::kInt64);
  batch.labels = batch.input_ids.masked_fill(batch.input_ids.eq(0), -100);
  return batch;
}

}  // namespace model_test
