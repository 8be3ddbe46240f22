#pragma once

#include <fused/launches.h>
#include <fused/rotary.h>
#include <torch/torch.h>
#include <tuple>

namespace npu {

/// What a machine without an NPU runs in the place of its kernel. The result, and 1 / rms of each
/// vector, which the kernel gives too.
inline std::tuple<torch::Tensor, torch::Tensor> rms_norm(const torch::Tensor& x,
                                                         const torch::Tensor& weight, double eps) {
  ++fused::launches(fused::Kernel::NpuRmsNorm);
  const auto wide = x.to(torch::kFloat32);
  const auto inverse = torch::rsqrt(wide.square().mean(/*dim=*/-1, /*keepdim=*/true) + eps);
  return std::make_tuple(weight * (wide * inverse).to(x.scalar_type()), inverse);
}

/// Likewise: `x` turned by the angles whose cosines and sines are given, which have as many
/// dimensions as `x`.
inline torch::Tensor rotary_mul(const torch::Tensor& x, const torch::Tensor& cos,
                                const torch::Tensor& sin) {
  TORCH_CHECK(x.dim() == cos.dim() && x.dim() == sin.dim(), "npu::rotary_mul broadcasts no ",
              cos.dim(), " dimensions to ", x.dim());
  ++fused::launches(fused::Kernel::NpuRotary);
  return fused::rotate_halves(x, cos, sin);
}

}  // namespace npu
