// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_header_and_its_source/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_header_and_its_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 570269c3a4999345
//
//  Patches applied:
//    - override_method: Decoder::forward
//      takes the sequence lengths of a packed batch
// ============================================================================
#include "patched_modeling_m_gpu.h"

namespace models {

// ======================================================================
// [PATCHED METHOD] Decoder::forward
// Reason: takes the sequence lengths of a packed batch
// Source: Decoder::forward in m_gpu_patches.cpp
// ======================================================================
torch::Tensor Decoder::forward(const torch::Tensor& x, const torch::Tensor& lengths) const {
  return torch::silu(x) * lengths;
}

}  // namespace models
