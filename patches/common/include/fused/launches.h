#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace fused {

enum class Kernel : std::size_t {
  RmsNorm,
  Swiglu,
  LinearCrossEntropy,
  Rotary,
  GroupGemm,
  NpuRmsNorm,
  NpuRotary,
  Count
};

/// How often `kernel` was launched forward in this process; profilers and tests read it.
inline std::atomic<std::int64_t>& launches(Kernel kernel) {
  static std::array<std::atomic<std::int64_t>, static_cast<std::size_t>(Kernel::Count)> counts{};
  return counts[static_cast<std::size_t>(kernel)];
}

}  // namespace fused
