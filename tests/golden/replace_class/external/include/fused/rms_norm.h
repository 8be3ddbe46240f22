#pragma once
namespace fused {
struct RmsNorm {
  explicit RmsNorm(int width) : width_(width) {}
  int forward(int x) const { return x * width_; }
  int width_;
};
}  // namespace fused
