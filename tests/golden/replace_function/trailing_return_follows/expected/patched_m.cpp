// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/trailing_return_follows/spec.patchspec.json
//  Regenerate: patchgen replace_function/trailing_return_follows/spec.patchspec.json -o generated --diff
//  Fingerprint: c0d8ede3f6a5752b
//
//  Patches applied:
//    - replace_function: width
//      wider
//    - replace_function: depth
//    - replace_function: twice
// ============================================================================
auto width(int x, int by = 2) noexcept -> long;
auto depth(int x) -> int;

// ======================================================================
// [PATCHED FUNCTION] width
// Reason: wider
// Source: width in patches.cpp
// ======================================================================
auto width(int x, int by) noexcept -> long { return x * by; }

// ======================================================================
// [PATCHED FUNCTION] depth
// Source: depth in patches.cpp
// ======================================================================
auto depth(int x) -> int { return x + 1; }

// ======================================================================
// [PATCHED FUNCTION] twice
// Source: twice in patches.cpp
// ======================================================================
template <typename T>
auto twice(T x) -> decltype(2 * x) {
  return 2 * x;
}

int use() { return width(1) + depth(2) + twice(3); }
