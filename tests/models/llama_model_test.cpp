// The generated Llama computes what upstream's does: the two programs of llama_dump.cpp run side by
// side and are held against each other number by number.

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr double kOutputTolerance = 1e-5;
constexpr double kGradientTolerance = 1e-4;

using Dump = std::map<std::string, std::vector<double>>;

/// What `program` prints: name → numbers. Fails the test when it ends badly or prints anything
/// else.
Dump run(const std::string& program) {
  FILE* pipe = popen(("'" + program + "'").c_str(), "r");
  if (pipe == nullptr) {
    ADD_FAILURE() << "cannot start " << program;
    return {};
  }
  std::string output;
  std::array<char, 4096> buffer{};
  for (std::size_t got = 0; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    output.append(buffer.data(), got);
  }
  EXPECT_EQ(pclose(pipe), 0) << program;

  Dump dump;
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name;
    std::size_t count = 0;
    words >> name >> count;
    std::vector<double>& values = dump[name];
    EXPECT_TRUE(values.empty()) << name << " twice";
    for (double value = 0; words >> value;) values.push_back(value);
    EXPECT_EQ(values.size(), count) << line;
  }
  return dump;
}

bool is_gradient(const std::string& name) {
  return name.find(".gradient.") != std::string::npos;
}
/// What only the generated model prints.
bool is_variants_own(const std::string& name) {
  return name.rfind("launches.", 0) == 0 || name.rfind("variant.", 0) == 0;
}

class LlamaModel : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    upstream_ = new Dump(run(LLAMA_UPSTREAM_DUMP));
    gpu_ = new Dump(run(LLAMA_GPU_DUMP));
  }
  static void TearDownTestSuite() {
    delete upstream_;
    delete gpu_;
  }

  /// Holds every record of both programs that `wanted` accepts against its partner.
  template <class Wanted>
  static void expect_equal(Wanted wanted, double tolerance) {
    std::size_t compared = 0;
    for (const auto& [name, expected] : *upstream_) {
      if (!wanted(name)) continue;
      const auto found = gpu_->find(name);
      ASSERT_NE(found, gpu_->end()) << name << " is missing from the generated model";
      const std::vector<double>& actual = found->second;
      ASSERT_EQ(actual.size(), expected.size()) << name;
      for (std::size_t i = 0; i < expected.size(); ++i) {
        ASSERT_TRUE(std::isfinite(expected[i])) << name << "[" << i << "]";
        ASSERT_NEAR(actual[i], expected[i], tolerance) << name << "[" << i << "]";
      }
      ++compared;
    }
    EXPECT_GT(compared, 0U);
  }

  static Dump* upstream_;
  static Dump* gpu_;
};

Dump* LlamaModel::upstream_ = nullptr;
Dump* LlamaModel::gpu_ = nullptr;

TEST_F(LlamaModel, LogitsAndLossesAreUpstreams) {
  for (const char* name : {"causal.logits", "causal.logits_without_mask", "causal.loss",
                           "causal.loss_after_training", "sequence.logits", "sequence.loss"}) {
    EXPECT_EQ(upstream_->count(name), 1U) << name;
  }
  expect_equal([](const std::string& name) { return !is_gradient(name); }, kOutputTolerance);
}

TEST_F(LlamaModel, GradientsAreUpstreams) {
  expect_equal(is_gradient, kGradientTolerance);
}

TEST_F(LlamaModel, GradientsAreNotAllZero) {
  for (const auto& [name, values] : *upstream_) {
    if (!is_gradient(name)) continue;
    double sum = 0;
    for (const double value : values) sum += std::abs(value);
    EXPECT_GT(sum, 1e-3) << name;
  }
}

TEST_F(LlamaModel, TrainingLowersTheLoss) {
  EXPECT_LT(gpu_->at("causal.loss_after_training").at(0), gpu_->at("causal.loss").at(0));
}

TEST_F(LlamaModel, OnlyTheGeneratedModelLaunchesFusedKernels) {
  for (const auto& [name, values] : *upstream_) EXPECT_FALSE(is_variants_own(name)) << name;
  // 8 forward passes of 5 norms and 2 blocks each; 5 of them take their loss from the fused head.
  EXPECT_EQ(gpu_->at("launches.rms_norm"), std::vector<double>{8 * 5});
  EXPECT_EQ(gpu_->at("launches.swiglu"), std::vector<double>{8 * 2});
  EXPECT_EQ(gpu_->at("launches.linear_cross_entropy"), std::vector<double>{5});
}

TEST_F(LlamaModel, TheFusedNormRefusesAnEmptyWidth) {
  EXPECT_EQ(gpu_->at("variant.refuses_empty_width"), std::vector<double>{1});
}

TEST_F(LlamaModel, BothHaveTheSameParameters) {
  for (const auto& [name, values] : *gpu_) {
    if (is_variants_own(name)) continue;
    EXPECT_EQ(upstream_->count(name), 1U) << name << " is not in upstream";
  }
}

}  // namespace
