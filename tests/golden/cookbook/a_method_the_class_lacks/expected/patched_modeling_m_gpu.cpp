// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_method_the_class_lacks/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_method_the_class_lacks/spec.patchspec.json -o generated --diff
//  Fingerprint: 4f5cd8f04af37ed1
//
//  Patches applied:
//    - override_method: Attention::parallel_plan
//      how the weights are sharded
// ============================================================================
#include <torch/torch.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: parallel_plan
// Reason: how the weights are sharded
// Source: Attention::parallel_plan in m_gpu_patches.cpp
// ======================================================================
class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  torch::Tensor forward(const torch::Tensor& x);

  const char* parallel_plan() const {
    return "qkv: column, out: row";
  }

 private:
  torch::nn::Linear qkv_, out_;
};

Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden), out_(hidden, hidden) {
  register_module("qkv", qkv_);
  register_module("out", out_);
}

torch::Tensor Attention::forward(const torch::Tensor& x) {
  const torch::Tensor qkv = qkv_(x);
  return out_(torch::matmul(qkv.softmax(-1), qkv));
}

}  // namespace models
