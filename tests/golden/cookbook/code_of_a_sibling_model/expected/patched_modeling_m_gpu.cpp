// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/code_of_a_sibling_model/spec.patchspec.json
//  Regenerate: patchgen cookbook/code_of_a_sibling_model/spec.patchspec.json -o generated --diff
//  Fingerprint: df0cd5f6b4b3c943
//
//  Patches applied:
//    - override_method: Qwen3MoeMLP::forward
//      as in the dense model
// ============================================================================
#include <torch/torch.h>

namespace models {

struct Qwen3MoeConfig {
  long hidden = 8;
};

// ======================================================================
// [MODIFIED CLASS] Qwen3MoeMLP
// Methods patched: forward
// Reason: as in the dense model
// Source: Qwen3MLP::forward in qwen3_gpu_patches.cpp
// ======================================================================
struct Qwen3MoeMLP : torch::nn::Module {
  // Qwen3MoeMLP: activation and product in one pass.
  torch::Tensor forward(const torch::Tensor& x) {
    Qwen3MoeConfig local = config;
    return torch::silu(x) * double(local.hidden);
  }
  Qwen3MoeConfig config;
};

}  // namespace models
