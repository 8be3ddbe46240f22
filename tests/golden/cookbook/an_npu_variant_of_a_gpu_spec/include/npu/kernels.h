#pragma once
#include <torch/torch.h>
namespace npu {
torch::Tensor mlp(const torch::Tensor& x);
}
