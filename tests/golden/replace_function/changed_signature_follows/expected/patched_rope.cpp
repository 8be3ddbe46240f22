// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     rope.cpp
//  Spec:       replace_function/changed_signature_follows/spec.patchspec.json
//  Regenerate: patchgen replace_function/changed_signature_follows/spec.patchspec.json -o generated --diff
//  Fingerprint: b09f3fe25f8c444b
//
//  Patches applied:
//    - replace_function: models::rope
//      with positions
// ============================================================================
#define MODELS_API

namespace models {
MODELS_API long rope(int x, int base = 10000, const int* positions = nullptr);
}

int before(int x) { return models::rope(x); }

namespace models {

// ======================================================================
// [PATCHED FUNCTION] rope
// Reason: with positions
// Source: fused_rope in patches.cpp
// ======================================================================
/// Rotary embedding.
MODELS_API long rope(int x, int base, const int* positions) {
  if (positions == nullptr) return x % base;
  return rope(x, base) + *positions;
}

}  // namespace models
