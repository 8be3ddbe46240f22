#include <torch/torch.h>

// 1. Weights in two tensors - the grouped kernel reads all experts of a layer at once.
struct FusedExpertsImpl : torch::nn::Module {
  FusedExpertsImpl(long experts, long hidden, long inner);
  torch::Tensor forward(const torch::Tensor& x);
  torch::Tensor gate_up_proj, down_proj;
};

FusedExpertsImpl::FusedExpertsImpl(long experts, long hidden, long inner)
    : gate_up_proj(register_parameter("gate_up_proj", torch::empty(experts * 2 * inner, hidden))),
      down_proj(register_parameter("down_proj", torch::empty(experts * hidden, inner))) {}

torch::Tensor FusedExpertsImpl::forward(const torch::Tensor& x) {
  return torch::matmul(torch::matmul(x, gate_up_proj), down_proj);
}
