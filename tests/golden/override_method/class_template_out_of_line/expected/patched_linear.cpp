// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     linear.cpp
//  Spec:       override_method/class_template_out_of_line/spec.patchspec.json
//  Regenerate: patchgen override_method/class_template_out_of_line/spec.patchspec.json -o generated --diff
//  Fingerprint: bfaa5b1119213ab0
//
//  Patches applied:
//    - override_method: Linear::forward
//      patched in the class's shape
//    - override_method: Linear::width
// ============================================================================
template <typename T, int N>
class Linear {
 public:
  T forward(T x) const;
  int width() const;

 private:
  T weight_[N] = {};
};

// ======================================================================
// [PATCHED METHOD] Linear::forward
// Reason: patched in the class's shape
// Source: Linear::forward in patches.cpp
// ======================================================================
template <typename T, int N>
T Linear<T, N>::forward(T x) const {
  T sum = x;
  for (const T& w : weight_) {
    sum += w;
  }
  return sum;
}

// ======================================================================
// [PATCHED METHOD] Linear::width
// Source: Linear::width in patches.cpp
// ======================================================================
template <typename Scalar, int Size>
int Linear<Scalar, Size>::width() const { return static_cast<int>(sizeof(Scalar)) * Size; }

template class Linear<float, 4>;
