#pragma once
#include <torch/torch.h>
namespace fused {
torch::Tensor rope(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor& sin);
}
