#pragma once
namespace fused {
struct RmsNorm {
  explicit RmsNorm(int width);
  int forward(int x) const;
};
}  // namespace fused
