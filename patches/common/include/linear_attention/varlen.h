#pragma once

#include <cstdint>
#include <torch/torch.h>
#include <vector>

#include "common/linear_attention.h"

namespace linear_attention {

namespace detail {

/// Calls `function(begin, end)` for each sequence of a packed row of `length` tokens, or once for
/// all where `cu_seq_lens` is undefined, and puts the results together along `dim`.
template <class Function>
torch::Tensor for_each_sequence(const torch::Tensor& cu_seq_lens, std::int64_t length,
                                std::int64_t dim, Function&& function) {
  if (!cu_seq_lens.defined()) return function(0, length);
  const auto bounds = cu_seq_lens.to(torch::kCPU, torch::kInt64);
  TORCH_CHECK(bounds[-1].item<std::int64_t>() == length, "sequences of ",
              bounds[-1].item<std::int64_t>(), " tokens in a row of ", length);
  std::vector<torch::Tensor> results;
  for (std::int64_t i = 0; i + 1 < bounds.size(0); ++i) {
    results.push_back(function(bounds[i].item<std::int64_t>(), bounds[i + 1].item<std::int64_t>()));
  }
  return torch::cat(results, dim);
}

}  // namespace detail

/// torchmodels::causal_conv1d, where no sequence of a packed row sees another one. `cu_seq_lens`
/// [sequences + 1] says where they begin; undefined: one sequence a row.
inline torch::Tensor causal_conv1d(const torch::Tensor& x, const torch::Tensor& weight,
                                   const torch::Tensor& cu_seq_lens) {
  return detail::for_each_sequence(cu_seq_lens, x.size(-1), /*dim=*/-1, [&](auto begin, auto end) {
    return torchmodels::causal_conv1d(x.slice(-1, begin, end), weight);
  });
}

/// torchmodels::gated_delta_rule, where each sequence of a packed row begins with an empty state.
inline torch::Tensor gated_delta_rule(const torch::Tensor& q, const torch::Tensor& k,
                                      const torch::Tensor& v, const torch::Tensor& g,
                                      const torch::Tensor& beta, const torch::Tensor& cu_seq_lens) {
  return detail::for_each_sequence(cu_seq_lens, q.size(1), /*dim=*/1, [&](auto begin, auto end) {
    const auto part = [&](const torch::Tensor& x) { return x.slice(1, begin, end); };
    return torchmodels::gated_delta_rule(part(q), part(k), part(v), part(g), part(beta));
  });
}

}  // namespace linear_attention
