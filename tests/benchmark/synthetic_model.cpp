#include "benchmark/synthetic_model.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace patchgen::benchmark {
namespace {

constexpr std::string_view kHead =
    R"(// Copyright The patchgen authors. Written by the benchmark, not by hand.
//
// A made-up model: blocks of attention, norm and multi-layer perceptron, one after the other.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#define SYNTHETIC_CHECK(condition) \
  do {                             \
    if (!(condition)) throw std::invalid_argument(#condition); \
  } while (false)

namespace synthetic {

using Tensor = std::vector<float>;

/// Sizes of one checkpoint.
struct Config {
  std::int64_t hidden_size = 64;
  std::int64_t heads = 4;
  double epsilon = 1e-6;  // keeps the norm away from a division by zero
};

// Base of everything that has weights and can run.
class Module {
 public:
  virtual ~Module() = default;
  virtual Tensor forward(const Tensor& input, std::int64_t position) const = 0;
  virtual std::string name() const = 0;
};

/// A head that reads single layers; the variant does without it.
class ProbeHead : public Module {
 public:
  explicit ProbeHead(const Config& config) : width_(config.hidden_size) {}
  Tensor forward(const Tensor& input, std::int64_t position) const override;
  std::string name() const override { return "probe"; }

 private:
  std::int64_t width_;
};

Tensor ProbeHead::forward(const Tensor& input, std::int64_t position) const {
  SYNTHETIC_CHECK(position >= 0);
  return Tensor(input.begin(), input.begin() + std::min<std::int64_t>(width_, 8));
}

)";

// `@` stands for the block's number.
constexpr std::string_view kBlock =
    R"(// ---------------------------------------------------------------------------
// Block @
// ---------------------------------------------------------------------------

/// Root-mean-square norm of block @. The sum runs in double so that long rows keep their precision.
class Norm@ : public Module {
 public:
  explicit Norm@(const Config& config)
      : weight_(static_cast<std::size_t>(config.hidden_size), 1.0F), epsilon_(config.epsilon) {}

  Tensor forward(const Tensor& input, std::int64_t position) const override;
  std::string name() const override { return "norm.@"; }

 private:
  Tensor weight_;
  double epsilon_;
};

Tensor Norm@::forward(const Tensor& input, std::int64_t /*position*/) const {
  double sum = 0.0;
  for (const float value : input) sum += static_cast<double>(value) * static_cast<double>(value);
  const double mean = sum / static_cast<double>(std::max<std::size_t>(input.size(), 1));
  const float scale = static_cast<float>(1.0 / std::sqrt(mean + epsilon_));
  Tensor output(input.size());
  for (std::size_t i = 0; i < input.size(); ++i) {
    output[i] = input[i] * scale * weight_[i % weight_.size()];
  }
  return output;
}

/// Attention of block @: scores, a causal mask, a softmax and the weighted sum of the values.
class Attention@ : public Module {
 public:
  explicit Attention@(const Config& config) : heads_(config.heads), norm_(config) {
    SYNTHETIC_CHECK(config.hidden_size % config.heads == 0);
  }

  Tensor forward(const Tensor& input, std::int64_t position) const override;
  std::string name() const override { return "attention.@"; }

  // Keys behind `position` are masked out; the mask is never stored.
  static constexpr bool visible(std::int64_t key, std::int64_t position) { return key <= position; }

 protected:
  std::int64_t heads_;
  Norm@ norm_;
};

Tensor Attention@::forward(const Tensor& input, std::int64_t position) const {
  Tensor hidden = norm_.forward(input, position);
  float highest = hidden.empty() ? 0.0F : hidden.front();
  for (const float value : hidden) highest = std::max(highest, value);
  float total = 0.0F;
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    const bool seen = visible(static_cast<std::int64_t>(i), position);
    hidden[i] = seen ? std::exp(hidden[i] - highest) : 0.0F;  // exp never overflows: <= exp(0)
    total += hidden[i];
  }
  if (total > 0.0F) {
    for (float& value : hidden) value /= total * static_cast<float>(heads_);
  }
  return hidden;
}

/* The gate of block @, for any arithmetic type: double in the tests, float at run time. */
template <class Number, std::size_t kUnroll = 4>
Number gate@(Number value) {
  static_assert(kUnroll > 0, "at least one step");
  return value / (Number{1} + std::exp(-value));
}

struct Mlp@ : Module {
  explicit Mlp@(const Config& config) : width(config.hidden_size) {}

  Tensor forward(const Tensor& input, std::int64_t position) const override {
    Tensor output = input;
    for (float& value : output) value = gate@(value) + static_cast<float>(position % width);
    return output;
  }
  std::string name() const override { return "mlp.@"; }

  std::int64_t width;
};

)";

constexpr std::string_view kTail = "}  // namespace synthetic\n";

constexpr std::string_view kSpec = R"({
  // Written by the benchmark.
  "description": "A synthetic model with one operation of each common kind",
  "upstream": { "name": "synthetic", "version": "1" },
  "source": "synthetic_model.cpp",
  "output": "patched_synthetic_model_gpu.cpp",
  "patch_files": ["synthetic_gpu_patches.cpp"],
  "operations": [
    { "op": "replace_class", "target": "Norm0", "replacement": "FusedNorm",
      "description": "one pass instead of two" },
    { "op": "override_method", "target": "Attention1::forward",
      "description": "out of line: no second walk over the row" },
    { "op": "override_method", "target": "Mlp1::forward",
      "description": "in the class: the gate is fused" },
    { "op": "exclude_from_output", "targets": ["ProbeHead"],
      "description": "the variant is not probed" },
    { "op": "add_helper", "replacement": "fused_scale" }
  ]
}
)";

constexpr std::string_view kPatchFile = R"(#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "synthetic_model.cpp"

namespace synthetic::gpu {

// What a kernel of the accelerator's library would do.
inline float fused_scale(const Tensor& input, double epsilon) {
  double sum = epsilon * static_cast<double>(input.size());
  for (const float value : input) sum += static_cast<double>(value) * static_cast<double>(value);
  return static_cast<float>(std::sqrt(static_cast<double>(input.size()) / sum));
}

// 1. one pass — the scale comes from the fused helper
class FusedNorm : public Module {
 public:
  explicit FusedNorm(const Config& config) : epsilon_(config.epsilon) {}

  Tensor forward(const Tensor& input, std::int64_t /*position*/) const override {
    // --- Patch.1 ---
    Tensor output = input;
    const float scale = fused_scale(input, epsilon_);
    for (float& value : output) value *= scale;
    return output;
    // --- Patch.1 ---
  }
  std::string name() const override { return "norm.fused"; }

 private:
  double epsilon_;
};

struct Attention1 : synthetic::Attention1 {
  Tensor forward(const Tensor& input, std::int64_t position) const override;
};

// 1. what lies behind `position` is cut off — no mask
Tensor Attention1::forward(const Tensor& input, std::int64_t position) const {
  Tensor hidden = norm_.forward(input, position);
  // --- Patch.1 ---
  hidden.resize(std::min(hidden.size(), static_cast<std::size_t>(position + 1)));
  // --- Patch.1 ---
  for (float& value : hidden) value /= static_cast<float>(heads_);
  return hidden;
}

struct Mlp1 : synthetic::Mlp1 {
  Tensor forward(const Tensor& input, std::int64_t position) const override {
    Tensor output = input;
    const float bias = static_cast<float>(position % width);
    for (float& value : output) value = gate1(value) + bias;
    return output;
  }
};

}  // namespace synthetic::gpu
)";

int count_lines(std::string_view text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

std::string numbered_block(int number) {
  const std::string digits = std::to_string(number);
  std::string block;
  for (const char c : kBlock) {
    if (c == '@') {
      block += digits;
    } else {
      block += c;
    }
  }
  return block;
}

}  // namespace

SyntheticModel synthetic_model(int lines) {
  std::string upstream(kHead);
  int left = std::max(lines, kMinimumLines) - count_lines(kHead) - count_lines(kTail);
  const int block_lines = count_lines(kBlock);
  for (int number = 0; left >= block_lines; ++number, left -= block_lines) {
    upstream += numbered_block(number);
  }
  for (; left > 0; --left) {
    upstream += "inline constexpr int kPadding" + std::to_string(left) + " = 0;\n";
  }
  upstream += kTail;
  return {upstream, std::string(kSpec), std::string(kPatchFile)};
}

}  // namespace patchgen::benchmark
