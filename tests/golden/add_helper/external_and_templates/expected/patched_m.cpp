// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/external_and_templates/spec.patchspec.json
//  Regenerate: patchgen add_helper/external_and_templates/spec.patchspec.json -o generated --diff
//  Fingerprint: 115bbec6b74b2575
//
//  Patches applied:
//    - add_helper
//      from the library
//    - add_helper: lerp_Old, lerp
// ============================================================================

#include <fused/rope.h>

// ======================================================================
// [HELPERS]
// Reason: from the library
// Source: lerp_Old in shared_patches.cpp
// Source: lerp in shared_patches.cpp
// ======================================================================
using fused::rope;

/// Between NewShape and another.
template <typename T, int N = 2>
[[nodiscard]] constexpr T lerp_New(T a, T b) {
  return a + (b - a) / N;
}

template <typename T>
T lerp(T a, T b) {
  return lerp_New(a, b);  // not "New"
}

int f() { return 1; }
