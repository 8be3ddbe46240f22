// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.h
//  Spec:       cookbook/a_namespace_of_its_own/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_namespace_of_its_own/spec.patchspec.json -o generated --diff
//  Fingerprint: 2bdd7f9e7b3dc294
//
//  Patches applied:
//    - namespace: models::m -> models::m_gpu
// ============================================================================
#ifndef PATCHED_MODELING_M_GPU_H_
#define PATCHED_MODELING_M_GPU_H_

#include <torch/torch.h>

namespace models::m_gpu {

class Norm {
 public:
  torch::Tensor forward(const torch::Tensor& x) const;

 private:
  double eps_ = 1e-6;
};

}  // namespace models::m_gpu

#endif  // PATCHED_MODELING_M_GPU_H_
