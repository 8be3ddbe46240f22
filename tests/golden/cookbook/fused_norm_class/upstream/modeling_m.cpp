#include <torch/torch.h>

namespace models {

struct RMSNormImpl : torch::nn::Module {
  explicit RMSNormImpl(long size) : weight(register_parameter("weight", torch::ones(size))) {}

  // Root-mean-square norm over the last dimension.
  torch::Tensor forward(const torch::Tensor& x) {
    return x * torch::rsqrt(x.pow(2).mean(-1)) * weight;
  }

  torch::Tensor weight;
};
TORCH_MODULE(RMSNorm);

}  // namespace models
