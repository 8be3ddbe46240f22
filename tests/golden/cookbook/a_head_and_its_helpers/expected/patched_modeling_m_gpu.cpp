// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_head_and_its_helpers/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_head_and_its_helpers/spec.patchspec.json -o generated --diff
//  Fingerprint: b71d0451fbbec44e
//
//  Patches applied:
//    - exclude_from_output: ForSequenceClassificationImpl
//      only the language model is trained
// ============================================================================
#include <torch/torch.h>

namespace models {

struct ModelImpl : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return torch::silu(x); }
};
TORCH_MODULE(Model);

struct ForCausalLMImpl : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return head(model->forward(x)); }
  Model model{nullptr};
  torch::nn::Linear head{nullptr};
};
TORCH_MODULE(ForCausalLM);

}  // namespace models
