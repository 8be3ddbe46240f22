// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     rope.cpp
//  Spec:       replace_function/qualified_definition/spec.patchspec.json
//  Regenerate: patchgen replace_function/qualified_definition/spec.patchspec.json -o generated --diff
//  Fingerprint: 96e3f355bf8ea2eb
//
//  Patches applied:
//    - replace_function: models::rope
//      defined outside of its namespace
// ============================================================================
namespace models {
long rope(int x, int base = 10);
}

// ======================================================================
// [PATCHED FUNCTION] rope
// Reason: defined outside of its namespace
// Source: fused_rope in patches.cpp
// ======================================================================
long models::rope(int x, int base) {
  return x * base;
}

int use() { return models::rope(1); }
