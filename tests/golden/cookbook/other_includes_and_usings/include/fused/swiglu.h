#pragma once
#include <torch/torch.h>
namespace fused {
torch::Tensor swiglu(const torch::Tensor& gate, const torch::Tensor& up);
}
