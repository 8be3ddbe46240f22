// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     rope.cpp
//  Spec:       replace_function/same_signature/spec.patchspec.json
//  Regenerate: patchgen replace_function/same_signature/spec.patchspec.json -o generated --diff
//  Fingerprint: 6aa9186c3946d3b8
//
//  Patches applied:
//    - replace_function: rotate_half
//      without a copy
// ============================================================================
namespace models {

// Rotates.
int rotate_half(int x, int half = 2);

// ======================================================================
// [PATCHED FUNCTION] rotate_half
// Reason: without a copy
// Source: rotate_half in patches.cpp
// ======================================================================
int rotate_half(int x, int half) {
  return half == 2 ? x >> 1 : x / half;
}

int rope(int x) { return rotate_half(x); }

}  // namespace models
