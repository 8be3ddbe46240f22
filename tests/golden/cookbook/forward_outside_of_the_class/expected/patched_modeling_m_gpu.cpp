// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/forward_outside_of_the_class/spec.patchspec.json
//  Regenerate: patchgen cookbook/forward_outside_of_the_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 77507b21f54accd9
//
//  Patches applied:
//    - add_include: <parallel/ulysses.h>
//    - override_method: Attention::forward
//      Ulysses sequence parallelism
// ============================================================================
#include <torch/torch.h>
#include <parallel/ulysses.h>

namespace models {

class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  torch::Tensor forward(const torch::Tensor& x);

 private:
  torch::nn::Linear qkv_, out_;
};

Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden), out_(hidden, hidden) {
  register_module("qkv", qkv_);
  register_module("out", out_);
}

// ======================================================================
// [PATCHED METHOD] Attention::forward
// Reason: Ulysses sequence parallelism
// Source: Attention::forward in m_gpu_patches.cpp
// ======================================================================
torch::Tensor Attention::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  const torch::Tensor qkv = ulysses::gather_sequence(qkv_(x));
  // --- Patch.1 ---
  const torch::Tensor mixed = torch::matmul(qkv.softmax(-1), qkv);
  return out_(ulysses::scatter_sequence(mixed));
}

}  // namespace models
