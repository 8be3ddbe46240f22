// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     llama/mlp.h
//  Spec:       override_method/header_and_source/spec.patchspec.json
//  Regenerate: patchgen override_method/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 2cae4cb9aa860905
//
//  Patches applied:
//    - override_method: Mlp::forward
//      takes a stream
//    - override_method: Mlp::reset
//      sets, does not add
// ============================================================================
#pragma once

namespace llama {

// ======================================================================
// [MODIFIED CLASS] Mlp
// Methods patched: forward, reset
// forward: Reason: takes a stream
// forward: Source: Mlp::forward in patches.cpp
// reset: Reason: sets, does not add
// reset: Source: Mlp::reset in patches.cpp
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
