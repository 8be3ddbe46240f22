#pragma once
#include <torch/torch.h>
namespace fused {
torch::Tensor rms_norm(const torch::Tensor& x, const torch::Tensor& weight);
}
