// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/fused_norm_class/spec.patchspec.json
//  Regenerate: patchgen cookbook/fused_norm_class/spec.patchspec.json -o generated --diff
//  Fingerprint: b5a0bb5686ec649b
//
//  Patches applied:
//    - add_include: <fused/rms_norm.h>
//    - replace_class: RMSNormImpl
//      one kernel instead of five
// ============================================================================
#include <torch/torch.h>
#include <fused/rms_norm.h>

namespace models {

// ======================================================================
// [PATCHED CLASS] RMSNormImpl
// Reason: one kernel instead of five
// Source: FusedRMSNormImpl in m_gpu_patches.cpp
// ======================================================================
struct RMSNormImpl : torch::nn::Module {
  // 1. eps is an argument: the checkpoints of the small models need 1e-5.
  explicit RMSNormImpl(long size, double eps = 1e-6)
      : weight(register_parameter("weight", torch::ones(size))), eps_(eps) {}

  torch::Tensor forward(const torch::Tensor& x) { return fused::rms_norm(x, weight, eps_); }

  torch::Tensor weight;

 private:
  double eps_;
};
TORCH_MODULE(RMSNorm);

}  // namespace models
