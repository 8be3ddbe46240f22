#include <torch/torch.h>

namespace models {

struct Qwen3MoeConfig {
  long hidden = 8;
};

struct Qwen3MoeMLP : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return torch::silu(x); }
  Qwen3MoeConfig config;
};

}  // namespace models
