// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_head_nobody_needs/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_head_nobody_needs/spec.patchspec.json -o generated --diff
//  Fingerprint: a5e31824abb462bb
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

static torch::Tensor pool_last_token(const torch::Tensor& x) {
  return x.narrow(1, x.size(1) - 1, 1);
}

struct ForCausalLMImpl : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return head(model->forward(x)); }
  Model model{nullptr};
  torch::nn::Linear head{nullptr};
};
TORCH_MODULE(ForCausalLM);

}  // namespace models
