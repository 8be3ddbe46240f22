// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/base_of_inherited_constructors/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/base_of_inherited_constructors/spec.patchspec.json -o generated --diff
//  Fingerprint: 6695f5d7abedf459
//
//  Patches applied:
//    - replace_class: Attention
//    - replace_function: run
// ============================================================================

// ======================================================================
// [HELPERS]
// Needed by: FusedAttention, run
// Source: FusedBase in patches.cpp
// Source: clamp in patches.cpp
// ======================================================================
struct FusedBase {
  explicit FusedBase(int) {}
};

int clamp(int x) { return x < 0 ? 0 : x; }

// ======================================================================
// [PATCHED CLASS] Attention
// Source: FusedAttention in patches.cpp
// ======================================================================
struct Attention : FusedBase {
  using FusedBase::FusedBase;
};

// ======================================================================
// [PATCHED FUNCTION] run
// Source: run in patches.cpp
// ======================================================================
int run(int n) {
  int sum = 0;
  for (int clamp = 0; clamp < n; ++clamp) sum += clamp;
  return clamp(sum);
}
