#pragma once

#include <fused/launches.h>
#include <torch/torch.h>

namespace fused {

/// What a device without the kernel runs: the kernel's arithmetic, forward and backward, written as
/// the few tensor operations that one launch stands for.
struct RmsNormFunction : torch::autograd::Function<RmsNormFunction> {
  static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& x,
                               const torch::Tensor& weight, double eps) {
    ++launches(Kernel::RmsNorm);
    const auto wide = x.to(torch::kFloat32);
    const auto inverse = torch::rsqrt(wide.square().mean(/*dim=*/-1, /*keepdim=*/true) + eps);
    context->save_for_backward({x, weight, inverse});
    return weight * (wide * inverse).to(x.scalar_type());
  }

  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::variable_list gradients) {
    const auto saved = context->get_saved_variables();
    const auto& x = saved[0];
    const auto& weight = saved[1];
    const auto& inverse = saved[2];
    const auto normalized = x.to(torch::kFloat32) * inverse;
    const auto gradient = gradients[0].to(torch::kFloat32);
    const auto inner = gradient * weight;
    const auto along = (inner * normalized).mean(/*dim=*/-1, /*keepdim=*/true);
    const auto x_gradient = inverse * (inner - normalized * along);
    const auto weight_gradient = (gradient * normalized).reshape({-1, x.size(-1)}).sum(0);
    return {x_gradient.to(x.scalar_type()), weight_gradient.to(weight.scalar_type()),
            torch::Tensor()};
  }
};

/// weight * x / sqrt(mean(x²) + eps) over the last dimension, in one launch.
inline torch::Tensor rms_norm(const torch::Tensor& x, const torch::Tensor& weight, double eps) {
  return RmsNormFunction::apply(x, weight, eps);
}

}  // namespace fused
