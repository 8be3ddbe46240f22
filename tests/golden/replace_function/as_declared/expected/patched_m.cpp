// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/as_declared/spec.patchspec.json
//  Regenerate: patchgen replace_function/as_declared/spec.patchspec.json -o generated --diff
//  Fingerprint: 0dbccec730dc5c59
//
//  Patches applied:
//    - replace_function: rope
//    - replace_function: scale
//    - replace_function: cast
// ============================================================================
#include "patched_m.h"
namespace m {
// ======================================================================
// [PATCHED FUNCTION] rope
// Source: rope in patches.cpp
// ======================================================================
// Turns.
[[nodiscard]] int rope(int x, int position = 0) { return x + position; }

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
int scale(int x, int by) { return rope(x * by); }

// ======================================================================
// [PATCHED FUNCTION] cast
// Source: cast in patches.cpp
// ======================================================================
template <class U, class Other = int>
U cast(U x, Other by = {}) { return x + by; }
int use() { return rope(1) + scale(2) + cast(3); }
}
