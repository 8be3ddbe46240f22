// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/an_npu_variant_of_a_gpu_spec/spec.patchspec.json
//  Regenerate: patchgen cookbook/an_npu_variant_of_a_gpu_spec/spec.patchspec.json -o generated --diff
//  Fingerprint: be46971890b99a31
//
//  Patches applied:
//    - override_method: Block::forward (from m_gpu.json)
//      the residual first
//    - add_include: <npu/kernels.h>
//    - override_method: Block::mlp
//      the NPU's fused MLP
// ============================================================================
#include <torch/torch.h>
#include <npu/kernels.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] Block
// Methods patched: forward, mlp
// forward: Reason: the residual first
// forward: Source: Block::forward in m_gpu_patches.cpp
// mlp: Reason: the NPU's fused MLP
// mlp: Source: Block::mlp in m_npu_patches.cpp
// ======================================================================
class Block {
 public:
  torch::Tensor norm(const torch::Tensor& x) const { return x * torch::rsqrt(x.pow(2).mean(-1)); }
  torch::Tensor mlp(const torch::Tensor& x) const { return npu::mlp(x); }
  torch::Tensor forward(const torch::Tensor& x) const { return x + mlp(norm(x)); }
};

}  // namespace models
