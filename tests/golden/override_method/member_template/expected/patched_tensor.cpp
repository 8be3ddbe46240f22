// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     tensor.cpp
//  Spec:       override_method/member_template/spec.patchspec.json
//  Regenerate: patchgen override_method/member_template/spec.patchspec.json -o generated --diff
//  Fingerprint: e3a9fb09645c5a60
//
//  Patches applied:
//    - override_method: Tensor::to
//      by hand
//    - override_method: Tensor::fill
//    - override_method: Pair::map
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Tensor
// Methods patched: to, fill
// to: Reason: by hand
// to: Source: Tensor::to in patches.cpp
// fill: Source: Tensor::fill in patches.cpp
// ======================================================================
class Tensor {
 public:
  template <typename T>
  T to() const {
    return static_cast<T>(value_);
  }

  template <typename T>
  void fill(T value);

 private:
  int value_ = 0;
};

// ======================================================================
// [PATCHED METHOD] Tensor::fill
// Source: Tensor::fill in patches.cpp
// ======================================================================
template <typename T>
void Tensor::fill(T value) {
  value_ = 2 * static_cast<int>(value);
}

// ======================================================================
// [MODIFIED CLASS] Pair
// Methods patched: map
// Source: Pair::map in patches.cpp
// ======================================================================
template <typename A>
struct Pair {
  A first;
  template <typename G>
  A map(G g) const;
};

// ======================================================================
// [PATCHED METHOD] Pair::map
// Source: Pair::map in patches.cpp
// ======================================================================
template <typename A>
template <typename G>
A Pair<A>::map(G g) const {
  return g(g(first));
}
