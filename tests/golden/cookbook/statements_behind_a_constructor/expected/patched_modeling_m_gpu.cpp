// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/statements_behind_a_constructor/spec.patchspec.json
//  Regenerate: patchgen cookbook/statements_behind_a_constructor/spec.patchspec.json -o generated --diff
//  Fingerprint: b8edc1c7838f658a
//
//  Patches applied:
//    - modify_init: Attention::Attention(long)
//      gated attention
// ============================================================================
#include <torch/torch.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] Attention
// Members added: gate_
// Reason: gated attention
// Source: code in the spec, add_gate in m_gpu_patches.cpp
// ======================================================================
class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  Attention(long hidden, long heads);
  torch::Tensor forward(const torch::Tensor& x);

 private:
  long heads_ = 1;
  torch::nn::Linear qkv_, out_;
  torch::nn::Linear gate_{nullptr};
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] Attention::Attention(long)
// Reason: gated attention
// Source: code in the spec, add_gate in m_gpu_patches.cpp
// ======================================================================
Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden), out_(hidden, hidden) {
  register_module("qkv", qkv_);
  register_module("out", out_);
  // One gate a channel, as the checkpoint has it.
  gate_ = register_module("gate", torch::nn::Linear(hidden, hidden));
}

Attention::Attention(long hidden, long heads) : Attention(hidden) {
  heads_ = heads;
}

torch::Tensor Attention::forward(const torch::Tensor& x) {
  return out_(qkv_(x).softmax(-1));
}

}  // namespace models
