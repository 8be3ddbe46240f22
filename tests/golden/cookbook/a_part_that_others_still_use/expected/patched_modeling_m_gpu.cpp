// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_part_that_others_still_use/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_part_that_others_still_use/spec.patchspec.json -o generated --diff
//  Fingerprint: cc485a2910b159de
//
//  Patches applied:
//    - exclude_from_output: Talker
//      no speech output
//    - override_method: OmniModel::generate
//      a clear error in the place of the talker
// ============================================================================
#include <torch/torch.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] OmniModel
// Methods patched: generate
// Reason: a clear error in the place of the talker
// Source: code in the spec
// ======================================================================
class OmniModel : public torch::nn::Module {
 public:
  torch::Tensor forward(const torch::Tensor& x) { return torch::matmul(x, x); }
  torch::Tensor generate(const torch::Tensor&) {
    throw "generate() needs the talker, which this variant was built without";
  }
};

}  // namespace models
