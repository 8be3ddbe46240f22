#include <torch/torch.h>

namespace models {

struct ExpertsImpl : torch::nn::Module {
  ExpertsImpl(long experts, long hidden, long inner);
  torch::Tensor forward(const torch::Tensor& x);
  torch::nn::Linear gate{nullptr}, up{nullptr}, down{nullptr};
};

ExpertsImpl::ExpertsImpl(long experts, long hidden, long inner) {
  gate = register_module("gate_proj", torch::nn::Linear(hidden, experts * inner));
  up = register_module("up_proj", torch::nn::Linear(hidden, experts * inner));
  down = register_module("down_proj", torch::nn::Linear(experts * inner, hidden));
}

torch::Tensor ExpertsImpl::forward(const torch::Tensor& x) {
  return down(torch::silu(gate(x)) * up(x));
}

TORCH_MODULE(Experts);

}  // namespace models
