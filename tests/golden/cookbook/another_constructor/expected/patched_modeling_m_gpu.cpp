// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/another_constructor/spec.patchspec.json
//  Regenerate: patchgen cookbook/another_constructor/spec.patchspec.json -o generated --diff
//  Fingerprint: 96203397bec25b68
//
//  Patches applied:
//    - override_method: Attention::Attention
//      one fused projection, no bias
// ============================================================================
#include <torch/torch.h>

namespace models {

class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  torch::Tensor forward(const torch::Tensor& x);

 private:
  torch::nn::Linear qkv_, out_;
};

// ======================================================================
// [PATCHED METHOD] Attention::Attention
// Reason: one fused projection, no bias
// Source: Attention::Attention in m_gpu_patches.cpp
// ======================================================================
Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden + 1), out_(hidden, hidden) {
  register_module("fused_qkv", qkv_);
  register_module("out", out_);
}

torch::Tensor Attention::forward(const torch::Tensor& x) {
  const torch::Tensor qkv = qkv_(x);
  return out_(torch::matmul(qkv.softmax(-1), qkv));
}

}  // namespace models
