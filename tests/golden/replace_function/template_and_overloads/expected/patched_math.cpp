// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     math.cpp
//  Spec:       replace_function/template_and_overloads/spec.patchspec.json
//  Regenerate: patchgen replace_function/template_and_overloads/spec.patchspec.json -o generated --diff
//  Fingerprint: af3240f9e2a2aa95
//
//  Patches applied:
//    - replace_function: clamp(T, T)
//      branch free
//    - replace_function: clamp(int)
//    - replace_function: operator+(const V &, const V &)
//    - replace_function: zero<float>
// ============================================================================
struct V { int x; };

// ======================================================================
// [PATCHED FUNCTION] clamp
// Reason: branch free
// Source: clamp in patches.cpp
// ======================================================================
template <typename Number>
inline Number clamp(Number x, Number top) {
  return top < x ? top : x;
}

// ======================================================================
// [PATCHED FUNCTION] clamp
// Source: clamp in patches.cpp
// ======================================================================
static int clamp(int x) { return x & 255; }

// ======================================================================
// [PATCHED FUNCTION] operator+
// Source: operator+ in patches.cpp
// ======================================================================
V operator+(const V& a, const V& b) {
  return V{b.x + a.x};
}
V operator+(const V& a, int b) { return V{a.x + b}; }

template <typename T>
T zero() { return T(); }

// ======================================================================
// [PATCHED FUNCTION] zero<float>
// Source: zero_float in patches.cpp
// ======================================================================
template <>
float zero<float>() { return 0.5f; }

int use() { return clamp(3) + (V{1} + V{2} + 3).x; }
