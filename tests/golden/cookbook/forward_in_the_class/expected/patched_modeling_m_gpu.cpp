// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/forward_in_the_class/spec.patchspec.json
//  Regenerate: patchgen cookbook/forward_in_the_class/spec.patchspec.json -o generated --diff
//  Fingerprint: f814978d6bdefa9e
//
//  Patches applied:
//    - add_include: <fused/rms_norm.h>
//    - override_method: RMSNormImpl::forward
//      fused kernel, parameters as they are
// ============================================================================
#include <torch/torch.h>
#include <fused/rms_norm.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] RMSNormImpl
// Methods patched: forward
// Reason: fused kernel, parameters as they are
// Source: RMSNormImpl::forward in m_gpu_patches.cpp
// ======================================================================
struct RMSNormImpl : torch::nn::Module {
  explicit RMSNormImpl(long size) : weight(register_parameter("weight", torch::ones(size))) {}

  // Root-mean-square norm over the last dimension.
  torch::Tensor forward(const torch::Tensor& x) {
    return fused::rms_norm(x, weight);
  }

  torch::Tensor weight;
};
TORCH_MODULE(RMSNorm);

}  // namespace models
