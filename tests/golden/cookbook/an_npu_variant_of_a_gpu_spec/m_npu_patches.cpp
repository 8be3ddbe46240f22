#include <npu/kernels.h>
#include <torch/torch.h>

torch::Tensor Block::mlp(const torch::Tensor& x) const { return npu::mlp(x); }
