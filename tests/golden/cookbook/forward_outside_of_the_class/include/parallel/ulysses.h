#pragma once
#include <torch/torch.h>
namespace ulysses {
torch::Tensor gather_sequence(const torch::Tensor& x);
torch::Tensor scatter_sequence(const torch::Tensor& x);
}
