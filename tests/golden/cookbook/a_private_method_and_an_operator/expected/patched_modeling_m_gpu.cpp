// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_private_method_and_an_operator/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_private_method_and_an_operator/spec.patchspec.json -o generated --diff
//  Fingerprint: d119cc9b8eb88759
//
//  Patches applied:
//    - override_method: Sampler::top_p
//      nucleus sampling
//    - override_method: Sampler::operator()
// ============================================================================
#include <torch/torch.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] Sampler
// Methods patched: top_p, operator()
// top_p: Reason: nucleus sampling
// top_p: Source: Sampler::top_p in m_gpu_patches.cpp
// operator(): Source: Sampler::operator() in m_gpu_patches.cpp
// ======================================================================
class Sampler {
 public:
  torch::Tensor operator()(const torch::Tensor& logits) const {
    return top_p(logits.softmax(-1));
  }

 private:
  double temperature_ = 1.0;

  torch::Tensor top_p(const torch::Tensor& scores) const {
    return scores * temperature_;
  }
};

}  // namespace models
