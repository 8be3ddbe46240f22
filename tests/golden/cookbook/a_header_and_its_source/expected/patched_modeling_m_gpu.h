// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.h
//  Spec:       cookbook/a_header_and_its_source/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_header_and_its_source/spec.patchspec.json -o generated --diff
//  Fingerprint: e25b005777a3ec95
//
//  Patches applied:
//    - override_method: Decoder::forward
//      takes the sequence lengths of a packed batch
// ============================================================================
#pragma once

#include <torch/torch.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] Decoder
// Methods patched: forward
// Reason: takes the sequence lengths of a packed batch
// Source: Decoder::forward in m_gpu_patches.cpp
// ======================================================================
class Decoder {
 public:
  torch::Tensor forward(const torch::Tensor& x, const torch::Tensor& lengths) const;
};

}  // namespace models
