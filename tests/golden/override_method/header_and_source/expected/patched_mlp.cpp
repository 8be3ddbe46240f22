// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     llama/mlp.cpp
//  Spec:       override_method/header_and_source/spec.patchspec.json
//  Regenerate: patchgen override_method/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: f4b9eda851882463
//
//  Patches applied:
//    - override_method: Mlp::forward
//      takes a stream
//    - override_method: Mlp::reset
//      sets, does not add
// ============================================================================
#include "patched_mlp.h"

namespace llama {

Mlp::Mlp(int width) : width_(width) {}

// ======================================================================
// [PATCHED METHOD] Mlp::forward
// Reason: takes a stream
// Source: Mlp::forward in patches.cpp
// ======================================================================
int Mlp::forward(int x, bool training, int stream) const {
  if (stream != 0) return stream;
  return training ? x : x * width_;
}

// ======================================================================
// [PATCHED METHOD] Mlp::reset
// Reason: sets, does not add
// Source: Mlp::reset in patches.cpp
// ======================================================================
void Mlp::reset() noexcept {
  width_ = 1;
}

}  // namespace llama
