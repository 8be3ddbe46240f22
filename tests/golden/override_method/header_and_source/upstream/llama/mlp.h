#pragma once

namespace llama {

class Mlp {
 public:
  explicit Mlp(int width);
  /// One step.
  [[nodiscard]] virtual int forward(int x, bool training = false) const;
  void reset() noexcept;

 private:
  int width_;
};

}  // namespace llama
