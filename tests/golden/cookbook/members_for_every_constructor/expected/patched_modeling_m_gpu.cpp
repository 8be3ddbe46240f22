// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/members_for_every_constructor/spec.patchspec.json
//  Regenerate: patchgen cookbook/members_for_every_constructor/spec.patchspec.json -o generated --diff
//  Fingerprint: e92d31d130b3b71f
//
//  Patches applied:
//    - add_include: <parallel/group.h>
//    - modify_init: Attention
//      each rank holds its share of the heads
//    - override_method: Attention::forward
// ============================================================================
#include <torch/torch.h>
#include <parallel/group.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] Attention
// Members added: rank_, world_
// Methods patched: forward
// rank_, world_: Reason: each rank holds its share of the heads
// rank_, world_: Source: code in the spec
// forward: Source: code in the spec
// ======================================================================
class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  Attention(long hidden, long heads);
  torch::Tensor forward(const torch::Tensor& x);

 private:
  long heads_ = 1;
  torch::nn::Linear qkv_, out_;
  long rank_;
  long world_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] Attention::Attention(long)
// Reason: each rank holds its share of the heads
// Source: code in the spec
// ======================================================================
Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden), out_(hidden, hidden),
                                    rank_(parallel::rank()),
                                    world_(parallel::world()) {
  register_module("qkv", qkv_);
  register_module("out", out_);
}

Attention::Attention(long hidden, long heads) : Attention(hidden) {
  heads_ = heads;
}

// ======================================================================
// [PATCHED METHOD] Attention::forward
// Source: code in the spec
// ======================================================================
torch::Tensor Attention::forward(const torch::Tensor& x) {
  const long share = x.size(0) / world_;
  return out_(qkv_(x.narrow(0, rank_ * share, share)).softmax(-1));
}

}  // namespace models
