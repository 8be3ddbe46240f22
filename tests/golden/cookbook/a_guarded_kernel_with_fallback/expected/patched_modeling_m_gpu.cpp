// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_guarded_kernel_with_fallback/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_guarded_kernel_with_fallback/spec.patchspec.json -o generated --diff
//  Fingerprint: c28bbd8e9c500fe7
//
//  Patches applied:
//    - add_post_include_block
//      the kernel library is optional
//    - replace_function: apply_rotary
// ============================================================================
#include <torch/torch.h>

// ======================================================================
// [POST-INCLUDE BLOCK]
// Reason: the kernel library is optional
// ======================================================================
#if __has_include(<fused/rope_v2.h>)
#include <fused/rope_v2.h>
#else
namespace fused {
inline torch::Tensor rope_v2(const torch::Tensor& q, const torch::Tensor& cos) { return q * cos; }
}
#endif

namespace models {

torch::Tensor rotate_half(const torch::Tensor& x);

torch::Tensor rotate_half(const torch::Tensor& x) {
  return x.transpose(-1, -2);
}

// ======================================================================
// [PATCHED FUNCTION] apply_rotary
// Source: code in the spec
// ======================================================================
static torch::Tensor apply_rotary(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor&) {
  return fused::rope_v2(q, cos);
}

torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor& sin) {
  return apply_rotary(q, cos, sin).softmax(-1);
}

}  // namespace models
