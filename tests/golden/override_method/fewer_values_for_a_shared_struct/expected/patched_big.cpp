// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     big.cpp
//  Spec:       override_method/fewer_values_for_a_shared_struct/spec.patchspec.json
//  Regenerate: patchgen override_method/fewer_values_for_a_shared_struct/spec.patchspec.json -o generated --diff
//  Fingerprint: 3e80f23348b928f3
//
//  Patches applied:
//    - override_method: BigModel::forward
//    - override_method: BigModel::head
//    - override_method: BigModel::named
//    - override_method: BigModel::none
// ============================================================================
#include <outputs.h>

struct BigModel {
  BigOutput forward(int x) const;
  BigOutput head(int x) const;
  BigOutput named(int x) const;
  BigOutput none(int x) const;
};

// ======================================================================
// [PATCHED METHOD] BigModel::forward
// Source: SmallModel::forward in small_patches.cpp
// ======================================================================
BigOutput BigModel::forward(int x) const {
  if (x == 0) return {};
  return {2 * x, x + 2};
}

// ======================================================================
// [PATCHED METHOD] BigModel::head
// Source: SmallModel::head in small_patches.cpp
// ======================================================================
BigOutput BigModel::head(int x) const {
  return BigOutput{2 * x, x};
}

// ======================================================================
// [PATCHED METHOD] BigModel::named
// Source: SmallModel::named in small_patches.cpp
// ======================================================================
BigOutput BigModel::named(int x) const {
  return {.loss = 2 * x, .logits = x};
}

// ======================================================================
// [PATCHED METHOD] BigModel::none
// Source: SmallModel::none in small_patches.cpp
// ======================================================================
BigOutput BigModel::none(int x) const {
  return x == 1 ? BigOutput{} : forward(x);
}
