// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/free_template_for_a_class_template/spec.patchspec.json
//  Regenerate: patchgen override_method/free_template_for_a_class_template/spec.patchspec.json -o generated --diff
//  Fingerprint: 0806cae7ff6d6a5f
//
//  Patches applied:
//    - override_method: Norm::forward
//    - override_method: Norm::scaled
//    - override_method: Norm::cast
//    - override_method: Bank::sum
//    - override_method: Bank::at
//    - override_method: Norm::doubled
//    - override_method: Norm::tripled
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Norm
// Methods patched: forward, scaled, cast, doubled, tripled
// forward: Source: fused in patches.cpp
// scaled: Source: fused_scaled in patches.cpp
// cast: Source: fused_cast in patches.cpp
// doubled: Source: doubled in patches.cpp
// tripled: Source: tripled in patches.cpp
// ======================================================================
template <class T>
struct Norm {
  // upstream's
  T forward(T x) const {
    return x * 2;
  }
  T scaled(const T& x, int n = 1);
  template <class V>
  V cast(V v) const {
    return v + 1;
  }
  float dot(float x) { return x; }
  T eps;

  T doubled(T x) {
    return x + x;
  }

  template <class W>
  W tripled(W w) {
    return w + w + w;
  }
};

// ======================================================================
// [PATCHED METHOD] Norm::scaled
// Source: fused_scaled in patches.cpp
// ======================================================================
template <class S>
S Norm<S>::scaled(const S& y, int times) {
  S twice = y + y;
  return twice * times;
}

// ======================================================================
// [MODIFIED CLASS] Bank
// Methods patched: sum, at
// sum: Source: fused_sum in patches.cpp
// at: Source: fused_at in patches.cpp
// ======================================================================
template <typename T, int N>
class Bank {
 public:
  T sum(T x) const {
    return x * N;
  }
  T at(int i, T fallback) const;
  T slots[N];
};

// ======================================================================
// [PATCHED METHOD] Bank::at
// Source: fused_at in patches.cpp
// ======================================================================
template <typename T, int N>
T Bank<T, N>::at(int i, T fallback) const {
  return i < N ? T(i) : fallback;
}

template struct Norm<float>;
template double Norm<double>::scaled(const double&, int);
template class Bank<float, 3>;
