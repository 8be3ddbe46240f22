#include <torch/torch.h>

torch::Tensor partial_rotary(const torch::Tensor& q, const torch::Tensor& cos,
                             const torch::Tensor& sin) {
  const long half = q.size(-1) / 2;
  return q.narrow(-1, 0, half) * cos + q.narrow(-1, half, half) * sin;
}
