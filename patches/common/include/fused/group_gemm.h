#pragma once

#include <cstdint>
#include <fused/launches.h>
#include <torch/torch.h>
#include <vector>

namespace fused {

/// Which way a mixture of experts computes: one expert behind the other, or all in one launch.
enum class MoeImplementation { Eager, Fused };

/// What a device without the kernel runs: the rows of `x` [rows, in] stand in the order of their
/// experts, `counts` says how many each has, and each group goes through its own `weight`
/// [experts, out, in].
inline torch::Tensor group_gemm(const torch::Tensor& x, const torch::Tensor& weight,
                                const std::vector<std::int64_t>& counts) {
  const auto groups = x.split_with_sizes(counts);
  std::vector<torch::Tensor> outputs;
  outputs.reserve(groups.size());
  for (std::size_t expert = 0; expert < groups.size(); ++expert) {
    outputs.push_back(torch::matmul(groups[expert], weight[static_cast<std::int64_t>(expert)].t()));
  }
  return torch::cat(outputs);
}

/// The weighted sum of the chosen experts of each token: tokens sorted by expert, two products of
/// all groups, and put back. `hidden_states` is [tokens, H], `gate_up_proj` [E, 2*I, H],
/// `down_proj` [E, H, I]; the chosen experts and their weights are [tokens, top_k].
inline torch::Tensor moe_experts(const torch::Tensor& hidden_states,
                                 const torch::Tensor& gate_up_proj, const torch::Tensor& down_proj,
                                 const torch::Tensor& top_k_index,
                                 const torch::Tensor& top_k_weights) {
  ++launches(Kernel::GroupGemm);
  const auto experts = top_k_index.reshape(-1);
  const auto order = experts.argsort(/*stable=*/true, /*dim=*/0);
  const auto tokens = order.floor_divide(top_k_index.size(1));
  const auto histogram = torch::bincount(experts, /*weights=*/{}, gate_up_proj.size(0));
  const std::vector<std::int64_t> counts(histogram.data_ptr<std::int64_t>(),
                                         histogram.data_ptr<std::int64_t>() + histogram.numel());

  const auto gate_up =
      group_gemm(hidden_states.index_select(/*dim=*/0, tokens), gate_up_proj, counts);
  const auto halves = gate_up.chunk(2, /*dim=*/-1);
  const auto down = group_gemm(torch::silu(halves[0]) * halves[1], down_proj, counts);
  const auto weights = top_k_weights.reshape(-1).index_select(/*dim=*/0, order).unsqueeze(-1);
  return torch::zeros_like(hidden_states).index_add(/*dim=*/0, tokens, down * weights);
}

}  // namespace fused
