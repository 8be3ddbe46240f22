// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/operators_and_trailing_returns/spec.patchspec.json
//  Regenerate: patchgen replace_function/operators_and_trailing_returns/spec.patchspec.json -o generated --diff
//  Fingerprint: b592c4af770fe2f3
//
//  Patches applied:
//    - replace_function: operator+
//    - replace_function: operator<<(Out&, Vec)
//    - replace_function: dot
//    - replace_function: operator""_v
// ============================================================================
struct Vec {
  int x, y;
};
struct Out {
  int last = 0;
};

// ======================================================================
// [PATCHED FUNCTION] operator+
// Source: operator+ in patches.cpp
// ======================================================================
Vec operator+(Vec left, Vec right) {
  return {left.x + right.x, left.y + right.y};
}
Vec operator<<(Vec a, int n) { return {a.x << n, a.y << n}; }

// ======================================================================
// [PATCHED FUNCTION] operator<<
// Source: operator<< in patches.cpp
// ======================================================================
inline Out& operator<<(Out& out, Vec v) {
  out.last = v.y;
  return out;
}

// ======================================================================
// [PATCHED FUNCTION] dot
// Source: dot in patches.cpp
// ======================================================================
auto dot(Vec a, Vec b) noexcept -> int {
  return b.x * a.x + b.y * a.y;
}

// ======================================================================
// [PATCHED FUNCTION] operator""_v
// Source: operator""_v in patches.cpp
// ======================================================================
Vec operator""_v(unsigned long long n) { return {0, static_cast<int>(n)}; }
