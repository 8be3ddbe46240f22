// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     linear.cpp
//  Spec:       override_method/class_template_in_class/spec.patchspec.json
//  Regenerate: patchgen override_method/class_template_in_class/spec.patchspec.json -o generated --diff
//  Fingerprint: e928951f69329cdd
//
//  Patches applied:
//    - override_method: Linear::forward
//      fused
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Linear
// Methods patched: forward
// Reason: fused
// Source: Linear::forward in patches.cpp
// ======================================================================
template <typename T, int N>
class Linear {
 public:
  T forward(T x) const {
    return x * weight_[N - 1];
  }

 private:
  T weight_[N] = {};
};

template class Linear<float, 4>;
