// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/other_includes_and_usings/spec.patchspec.json
//  Regenerate: patchgen cookbook/other_includes_and_usings/spec.patchspec.json -o generated --diff
//  Fingerprint: 37c9baff32599f4d
//
//  Patches applied:
//    - drop_include: "cpu_kernels.h"
//    - drop_using: using namespace cpu
//    - add_include: <fused/swiglu.h>
//      the GPU's kernels
//    - add_using: fused::swiglu, namespace kernels = fused
// ============================================================================
#include <torch/torch.h>
#include <fused/swiglu.h>

using fused::swiglu;
namespace kernels = fused;

namespace models {

torch::Tensor mlp(const torch::Tensor& gate, const torch::Tensor& up) {
  return swiglu(gate, up);
}

}  // namespace models
