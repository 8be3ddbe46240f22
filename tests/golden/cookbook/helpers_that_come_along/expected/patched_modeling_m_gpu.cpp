// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/helpers_that_come_along/spec.patchspec.json
//  Regenerate: patchgen cookbook/helpers_that_come_along/spec.patchspec.json -o generated --diff
//  Fingerprint: c337b52a6949cfd9
//
//  Patches applied:
//    - override_method: Attention::forward
//      each rank has some of the heads
// ============================================================================
#include "patched_modeling_m_gpu.h"

namespace models {

// ======================================================================
// [HELPERS]
// Needed by: models::heads_of_rank, models::own_heads, models::Attention::forward
// Source: kRanks in m_gpu_patches.cpp
// Source: heads_of_rank in m_gpu_patches.cpp
// Source: own_heads in m_gpu_patches.cpp
// ======================================================================
// Heads that do not divide evenly go to the first ranks.
constexpr long kRanks = 8;

static long heads_of_rank(long heads, long rank) { return (heads + kRanks - 1 - rank) / kRanks; }

static torch::Tensor own_heads(const torch::Tensor& x, long rank) {
  return x.narrow(1, rank, heads_of_rank(x.size(1), rank));
}

// ======================================================================
// [PATCHED METHOD] Attention::forward
// Reason: each rank has some of the heads
// Source: Attention::forward in m_gpu_patches.cpp
// ======================================================================
torch::Tensor Attention::forward(const torch::Tensor& x) const {
  return torch::silu(own_heads(x, rank_));
}

}  // namespace models
