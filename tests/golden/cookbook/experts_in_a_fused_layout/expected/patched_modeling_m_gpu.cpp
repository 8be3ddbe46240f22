// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/experts_in_a_fused_layout/spec.patchspec.json
//  Regenerate: patchgen cookbook/experts_in_a_fused_layout/spec.patchspec.json -o generated --diff
//  Fingerprint: 3beaea29bc37e650
//
//  Patches applied:
//    - replace_class: ExpertsImpl
//      gate_up_proj [E, 2*I, H] and down_proj [E, H, I], one grouped product
// ============================================================================
#include <torch/torch.h>

namespace models {

// ======================================================================
// [PATCHED CLASS] ExpertsImpl
// Reason: gate_up_proj [E, 2*I, H] and down_proj [E, H, I], one grouped product
// Source: FusedExpertsImpl in m_gpu_patches.cpp
// ======================================================================
// 1. Weights in two tensors - the grouped kernel reads all experts of a layer at once.
struct ExpertsImpl : torch::nn::Module {
  ExpertsImpl(long experts, long hidden, long inner);
  torch::Tensor forward(const torch::Tensor& x);
  torch::Tensor gate_up_proj, down_proj;
};

// ======================================================================
// [PATCHED CLASS] ExpertsImpl
// Reason: gate_up_proj [E, 2*I, H] and down_proj [E, H, I], one grouped product
// Source: FusedExpertsImpl in m_gpu_patches.cpp
// ======================================================================
ExpertsImpl::ExpertsImpl(long experts, long hidden, long inner)
    : gate_up_proj(register_parameter("gate_up_proj", torch::empty(experts * 2 * inner, hidden))),
      down_proj(register_parameter("down_proj", torch::empty(experts * hidden, inner))) {}

torch::Tensor ExpertsImpl::forward(const torch::Tensor& x) {
  return torch::matmul(torch::matmul(x, gate_up_proj), down_proj);
}

TORCH_MODULE(Experts);

}  // namespace models
