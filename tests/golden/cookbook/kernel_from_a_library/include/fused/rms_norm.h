#pragma once
#include <torch/torch.h>
namespace fused {
struct RMSNormImpl : torch::nn::Module {
  explicit RMSNormImpl(long size);
  torch::Tensor forward(const torch::Tensor& x);
};
}
