// Copyright 2024 the torchmodels authors

namespace models {

/// Root mean square.
class RmsNorm {
 public:
  explicit RmsNorm(int width) : width_(width) {}
  RmsNorm(const RmsNorm& other) = default;
  ~RmsNorm() {}
  int forward(int x) const { return x * width_; }

 private:
  int width_;
};

int norm(int x) { return RmsNorm(4).forward(x); }

}  // namespace models
