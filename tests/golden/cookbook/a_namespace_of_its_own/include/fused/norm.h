#pragma once
#include <torch/torch.h>
namespace fused {
torch::Tensor norm(const torch::Tensor& x, double eps);
}  // namespace fused
