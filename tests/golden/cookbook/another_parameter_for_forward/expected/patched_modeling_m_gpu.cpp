// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/another_parameter_for_forward/spec.patchspec.json
//  Regenerate: patchgen cookbook/another_parameter_for_forward/spec.patchspec.json -o generated --diff
//  Fingerprint: 51edbc31d742dffa
//
//  Patches applied:
//    - override_method: Attention::forward
//      sequence lengths of a packed batch
// ============================================================================
#include <torch/torch.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: forward
// Reason: sequence lengths of a packed batch
// Source: Attention::forward in m_gpu_patches.cpp
// ======================================================================
class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  torch::Tensor forward(const torch::Tensor& x, const torch::Tensor& sequence_lengths = {});

 private:
  torch::nn::Linear qkv_, out_;
};

Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden), out_(hidden, hidden) {
  register_module("qkv", qkv_);
  register_module("out", out_);
}

// ======================================================================
// [PATCHED METHOD] Attention::forward
// Reason: sequence lengths of a packed batch
// Source: Attention::forward in m_gpu_patches.cpp
// ======================================================================
torch::Tensor Attention::forward(const torch::Tensor& x, const torch::Tensor& sequence_lengths) {
  torch::Tensor qkv = qkv_(x);
  if (sequence_lengths.defined()) qkv = qkv * sequence_lengths;
  return out_(torch::matmul(qkv.softmax(-1), qkv));
}

}  // namespace models
