#include "modeling_m.h"

namespace models {

// Heads that do not divide evenly go to the first ranks.
constexpr long kRanks = 8;

static long heads_of_rank(long heads, long rank) { return (heads + kRanks - 1 - rank) / kRanks; }

static torch::Tensor own_heads(const torch::Tensor& x, long rank) {
  return x.narrow(1, rank, heads_of_rank(x.size(1), rank));
}

torch::Tensor Attention::forward(const torch::Tensor& x) const {
  return torch::silu(own_heads(x, rank_));
}

}  // namespace models
