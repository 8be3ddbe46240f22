// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/member_templates/spec.patchspec.json
//  Regenerate: patchgen replace_class/member_templates/spec.patchspec.json -o generated --diff
//  Fingerprint: 81113c1249085b40
//
//  Patches applied:
//    - replace_class: Tensor
//    - replace_class: Pair
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Tensor
// Source: FastTensor in patches.cpp
// ======================================================================
class Tensor {
 public:
  template <typename T>
  T to() const;
  template <int N = 1>
  int pad() const { return value_ + 2 * N; }

 private:
  int value_ = 0;
};

// ======================================================================
// [PATCHED CLASS] Tensor
// Source: FastTensor in patches.cpp
// ======================================================================
template <typename T>
T Tensor::to() const { return static_cast<T>(value_); }

template <>
bool Tensor::to<bool>() const { return value_ > 0; }

// ======================================================================
// [PATCHED CLASS] Pair
// Source: Pair in patches.cpp
// ======================================================================
template <typename T>
struct Pair {
  T first;
  template <typename F>
  T map(F f) const;
};

// ======================================================================
// [PATCHED CLASS] Pair
// Source: Pair in patches.cpp
// ======================================================================
template <typename T>
template <typename F>
T Pair<T>::map(F f) const {
  return f(f(first));
}

int use() { return Tensor().to<int>() + Tensor().pad<2>(); }
