// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     norm.cpp
//  Spec:       replace_class/self_references/spec.patchspec.json
//  Regenerate: patchgen replace_class/self_references/spec.patchspec.json -o generated --diff
//  Fingerprint: a83ea755e9c445d9
//
//  Patches applied:
//    - replace_class: RmsNorm
//      one kernel instead of five
// ============================================================================
// Copyright 2024 the torchmodels authors

namespace models {

// ======================================================================
// [PATCHED CLASS] RmsNorm
// Reason: one kernel instead of five
// Source: FusedRmsNorm in patches.cpp
// ======================================================================
/// One kernel.
/// 1. fused — no copies of FusedRmsNorm
class RmsNorm {
 public:
  explicit RmsNorm(int width) : width_(width) {}
  RmsNorm(const RmsNorm& other) = default;
  ~RmsNorm() {}
  RmsNorm& operator=(const RmsNorm&) = delete;
  // --- Patch.1 ---
  int forward(int x) const { return RmsNorm::kernel(x, width_); }
  static int kernel(int x, int width) { return x * width; }
  static const char* name() { return "FusedRmsNorm"; }
  // --- Patch.1 ---

 private:
  int width_;
};

int norm(int x) { return RmsNorm(4).forward(x); }

}  // namespace models
