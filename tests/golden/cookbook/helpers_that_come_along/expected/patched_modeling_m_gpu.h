// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.h
//  Spec:       cookbook/helpers_that_come_along/spec.patchspec.json
//  Regenerate: patchgen cookbook/helpers_that_come_along/spec.patchspec.json -o generated --diff
//  Fingerprint: b66375aaf12cf32f
// ============================================================================
#pragma once

#include <torch/torch.h>

namespace models {

class Attention {
 public:
  torch::Tensor forward(const torch::Tensor& x) const;

 private:
  long rank_ = 0;
};

}  // namespace models
