// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_model_and_its_registration/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_model_and_its_registration/spec.patchspec.json -o generated --diff
//  Fingerprint: 7d7a79e0f0d985cc
//
//  Patches applied:
//    - exclude_from_output: TalkerModel
//      no speech output
// ============================================================================
#include <torch/torch.h>

#define REGISTER_MODEL(name, type) static const int registered_##type = sizeof(type)

namespace models {

struct DenseModel : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return torch::silu(x); }
};

REGISTER_MODEL("dense", DenseModel);

}  // namespace models
