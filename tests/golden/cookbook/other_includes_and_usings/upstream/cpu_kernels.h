#pragma once
#include <torch/torch.h>
namespace cpu {
torch::Tensor swiglu(const torch::Tensor& gate, const torch::Tensor& up);
}
