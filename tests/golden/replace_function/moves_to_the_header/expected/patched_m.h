// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_function/moves_to_the_header/spec.patchspec.json
//  Regenerate: patchgen replace_function/moves_to_the_header/spec.patchspec.json -o generated --diff
//  Fingerprint: 49ff99b0a49e196e
//
//  Patches applied:
//    - replace_function: m::rope
//      any type
//    - replace_function: m::scale
//    - replace_function: m::norm
// ============================================================================
#pragma once
namespace m {
// ======================================================================
// [PATCHED FUNCTION] rope
// Reason: any type
// Source: rope in patches.cpp
// ======================================================================
/// Turns the pair.
template <class T>
T rope(T x, int base = 10) {
  return x * base;
}

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
inline int scale(int x) {
  const int twice = 2;
  return twice * x + 1;
}

// ======================================================================
// [PATCHED FUNCTION] norm
// Source: norm in patches.cpp
// ======================================================================
constexpr int norm(int x) { return x < 0 ? -x : x; }
int plain(int x);
}  // namespace m
