// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_method_of_a_class_template/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_method_of_a_class_template/spec.patchspec.json -o generated --diff
//  Fingerprint: e67e3d6ed7376384
//
//  Patches applied:
//    - override_method: Softmax::scale
//      temperature 0.5
// ============================================================================
namespace models {

// ======================================================================
// [MODIFIED CLASS] Softmax
// Methods patched: scale
// Reason: temperature 0.5
// Source: Softmax::scale in m_gpu_patches.cpp
// ======================================================================
template <typename T>
struct Softmax {
  T scale(T x) const {
    return x * 2;
  }
  T operator()(T x) const { return scale(x) / 2; }
};

template <>
struct Softmax<float> {
  float scale(float x) const { return x; }
  float operator()(float x) const { return scale(x) / 2.0f; }
};

float run(float x) {
  return Softmax<float>()(x) + static_cast<float>(Softmax<double>()(x));
}

}  // namespace models
