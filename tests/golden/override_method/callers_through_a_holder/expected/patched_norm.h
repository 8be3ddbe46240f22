// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     norm.h
//  Spec:       override_method/callers_through_a_holder/spec.patchspec.json
//  Regenerate: patchgen override_method/callers_through_a_holder/spec.patchspec.json -o generated --diff
//  Fingerprint: 9826efbe35bab8b3
//
//  Patches applied:
//    - override_method: NormImpl::NormImpl
// ============================================================================
#pragma once

#include <torch/torch.h>

// ======================================================================
// [MODIFIED CLASS] NormImpl
// Methods patched: NormImpl
// Source: code in the spec
// ======================================================================
class NormImpl : public torch::nn::Module {
 public:
  explicit NormImpl(int hidden, double eps, bool zero) : hidden_(hidden), eps_(zero ? 0 : eps) {}

 private:
  int hidden_;
  double eps_;
};
TORCH_MODULE(Norm);

inline Norm short_one(int hidden) { return Norm(hidden); }
inline Norm long_one(int hidden) { return Norm(hidden, 1e-5); }
inline Norm copy(const Norm& norm) {
  Norm other = norm;
  return other;
}
