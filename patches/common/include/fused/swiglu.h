#pragma once

#include <fused/launches.h>
#include <torch/torch.h>

namespace fused {

/// What a device without the kernel runs. Only the two inputs are kept for the backward pass; the
/// activation is computed anew there, as the kernel does it.
struct SwigluFunction : torch::autograd::Function<SwigluFunction> {
  static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& gate,
                               const torch::Tensor& up) {
    ++launches(Kernel::Swiglu);
    context->save_for_backward({gate, up});
    return torch::silu(gate) * up;
  }

  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::variable_list gradients) {
    const auto saved = context->get_saved_variables();
    const auto& gate = saved[0];
    const auto& up = saved[1];
    const auto sigmoid = torch::sigmoid(gate);
    const auto activation = gate * sigmoid;
    const auto slope = sigmoid + activation * (1.0 - sigmoid);
    return {gradients[0] * up * slope, gradients[0] * activation};
  }
};

/// silu(gate) * up, in one launch.
inline torch::Tensor swiglu(const torch::Tensor& gate, const torch::Tensor& up) {
  return SwigluFunction::apply(gate, up);
}

}  // namespace fused
