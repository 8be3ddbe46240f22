#include <torch/torch.h>

namespace models {

torch::Tensor rotate_half(const torch::Tensor& x);

torch::Tensor rotate_half(const torch::Tensor& x) {
  return x.transpose(-1, -2);
}

static torch::Tensor apply_rotary(const torch::Tensor& q, const torch::Tensor& cos,
                                  const torch::Tensor& sin) {
  return q * cos + rotate_half(q) * sin;
}

torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor& sin) {
  return apply_rotary(q, cos, sin).softmax(-1);
}

}  // namespace models
