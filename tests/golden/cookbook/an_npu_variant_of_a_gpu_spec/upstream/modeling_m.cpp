#include <torch/torch.h>

namespace models {

class Block {
 public:
  torch::Tensor norm(const torch::Tensor& x) const { return x * torch::rsqrt(x.pow(2).mean(-1)); }
  torch::Tensor mlp(const torch::Tensor& x) const { return torch::silu(x) * x; }
  torch::Tensor forward(const torch::Tensor& x) const { return mlp(norm(x)) + x; }
};

}  // namespace models
