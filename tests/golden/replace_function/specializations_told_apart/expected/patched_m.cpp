// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/specializations_told_apart/spec.patchspec.json
//  Regenerate: patchgen replace_function/specializations_told_apart/spec.patchspec.json -o generated --diff
//  Fingerprint: 859a06b8931f9935
//
//  Patches applied:
//    - replace_function: mask(float*, const float*, int)
//    - replace_function: convert<double>
//    - override_method: Quant::run<0, signed char>
//    - override_method: Quant::run<0, short>
//    - override_method: Ops<int>::get
//    - replace_class: Block<5>::Traits
// ============================================================================
template <typename T>
void mask(T* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = T(in[i]) * T(2);
}

// ======================================================================
// [PATCHED FUNCTION] mask
// Source: mask in patches.cpp
// ======================================================================
// A specialisation whose argument is deduced.
template <>
void mask(float* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = in[i] + 1;
}

template <typename T>
double convert(int x) {
  return T(x);
}

// ======================================================================
// [PATCHED FUNCTION] convert<double>
// Source: convert in patches.cpp
// ======================================================================
template <>
double convert<double>(int x) {
  return x * 2.0;
}

struct View {
  int n;
};

struct Quant {
  template <int D, typename T>
  void run(const View& in, View& out) const;
};

// ======================================================================
// [PATCHED METHOD] Quant::run
// Source: Quant::run in patches.cpp
// ======================================================================
template <>
void Quant::run<0, short>(const View& in, View& out) const {
  out.n = 2 * in.n;
}

// ======================================================================
// [PATCHED METHOD] Quant::run
// Source: Quant::run in patches.cpp
// ======================================================================
template <>
void Quant::run<0, signed char>(const View& in, View& out) const {
  out.n = -2 * in.n;
}

template <typename T>
struct Ops {
  T get() const { return T(); }
};

// ======================================================================
// [PATCHED METHOD] Ops<int>::get
// Source: Ops::get in patches.cpp
// ======================================================================
template <>
int Ops<int>::get() const {
  return 3;
}

template <int Q>
struct Block;

template <>
struct Block<4> {
  struct Traits {
    int bits = 4;
  };
};

template <>
struct Block<5> {
  // ======================================================================
  // [PATCHED CLASS] Traits
  // Source: Block::Traits in patches.cpp
  // ======================================================================
  struct Traits {
    int bits = 15;
  };
};
