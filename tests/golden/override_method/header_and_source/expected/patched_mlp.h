// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     llama/mlp.h
//  Spec:       override_method/header_and_source/spec.patchspec.json
//  Regenerate: patchgen override_method/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: ab4810c92b4ad6b6
//
//  Patches applied:
//    - override_method: Mlp::forward
//      takes a stream
// ============================================================================
#pragma once

namespace llama {

// ======================================================================
// [MODIFIED CLASS] Mlp
// Methods patched: forward
// Reason: takes a stream
// Source: Mlp::forward in patches.cpp
// ======================================================================
class Mlp {
 public:
  explicit Mlp(int width);
  /// One step.
  [[nodiscard]] virtual int forward(int x, bool training, int stream) const;
  void reset() noexcept;

 private:
  int width_;
};

}  // namespace llama
