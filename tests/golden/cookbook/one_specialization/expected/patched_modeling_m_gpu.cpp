// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/one_specialization/spec.patchspec.json
//  Regenerate: patchgen cookbook/one_specialization/spec.patchspec.json -o generated --diff
//  Fingerprint: 26d86e3a88e9eeff
//
//  Patches applied:
//    - override_method: Softmax<float>::operator()
//      fast exponent in fp32
// ============================================================================
namespace models {

template <typename T>
struct Softmax {
  T scale(T x) const { return x; }
  T operator()(T x) const { return scale(x) / 2; }
};

// ======================================================================
// [MODIFIED CLASS] Softmax<float>
// Methods patched: operator()
// Reason: fast exponent in fp32
// Source: Softmax::operator() in m_gpu_patches.cpp
// ======================================================================
template <>
struct Softmax<float> {
  float scale(float x) const { return x; }
  float operator()(float x) const {
    return scale(x) * 0.5f;
  }
};

float run(float x) {
  return Softmax<float>()(x) + static_cast<float>(Softmax<double>()(x));
}

}  // namespace models
