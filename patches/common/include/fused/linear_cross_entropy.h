#pragma once

#include <algorithm>
#include <cstdint>
#include <fused/launches.h>
#include <torch/torch.h>

namespace fused {

/// What a device without the kernel runs. Rows go through in chunks, and each chunk's gradient is
/// taken while its logits are there, so that the logits of all rows never exist at once.
struct LinearCrossEntropyFunction : torch::autograd::Function<LinearCrossEntropyFunction> {
  static constexpr std::int64_t kChunkRows = 1024;

  static torch::Tensor forward(torch::autograd::AutogradContext* context,
                               const torch::Tensor& hidden, const torch::Tensor& weight,
                               const torch::Tensor& labels, std::int64_t ignore_index) {
    ++launches(Kernel::LinearCrossEntropy);
    const auto counted_rows = labels.ne(ignore_index);
    const auto count = counted_rows.sum().to(torch::kFloat32);
    auto loss = torch::zeros({}, hidden.options().dtype(torch::kFloat32));
    auto hidden_gradient = torch::zeros_like(hidden);
    auto weight_gradient = torch::zeros_like(weight);
    for (std::int64_t begin = 0; begin < hidden.size(0); begin += kChunkRows) {
      const std::int64_t end = std::min(begin + kChunkRows, hidden.size(0));
      const auto rows = hidden.slice(0, begin, end);
      const auto counted = counted_rows.slice(0, begin, end).unsqueeze(1);
      const auto picked =
          labels.slice(0, begin, end).unsqueeze(1).masked_fill(counted.logical_not(), 0);

      const auto logits = torch::matmul(rows, weight.t()).to(torch::kFloat32);
      const auto log_sum = logits.logsumexp(/*dim=*/-1, /*keepdim=*/true);
      loss += ((log_sum - logits.gather(1, picked)) * counted).sum();

      auto gradient = torch::exp(logits - log_sum);
      gradient.scatter_add_(1, picked, torch::full_like(log_sum, -1.0));
      gradient = (gradient * counted / count).to(hidden.scalar_type());
      hidden_gradient.slice(0, begin, end).copy_(torch::matmul(gradient, weight));
      weight_gradient += torch::matmul(gradient.t(), rows);
    }
    context->save_for_backward({hidden_gradient, weight_gradient});
    return loss / count;
  }

  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::variable_list gradients) {
    const auto saved = context->get_saved_variables();
    return {saved[0] * gradients[0], saved[1] * gradients[0], torch::Tensor(), torch::Tensor()};
  }
};

/// The mean cross entropy of `hidden` · `weight`ᵀ against `labels`, rows labelled `ignore_index`
/// left out. `hidden` is [rows, width], `weight` [classes, width], `labels` [rows].
inline torch::Tensor linear_cross_entropy(const torch::Tensor& hidden, const torch::Tensor& weight,
                                          const torch::Tensor& labels, std::int64_t ignore_index) {
  return LinearCrossEntropyFunction::apply(hidden, weight, labels, ignore_index);
}

}  // namespace fused
