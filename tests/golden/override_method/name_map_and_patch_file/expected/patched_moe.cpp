// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     moe.cpp
//  Spec:       override_method/name_map_and_patch_file/spec.patchspec.json
//  Regenerate: patchgen override_method/name_map_and_patch_file/spec.patchspec.json -o generated --diff
//  Fingerprint: 70e127a026e23bb8
//
//  Patches applied:
//    - override_method: MoeMlp::forward
//      as the dense model
// ============================================================================
struct MoeConfig { int width = 2; };
int moe_helper(int x) { return x; }

struct MoeMlp {
  int forward(const MoeConfig& config) const;
};

// ======================================================================
// [PATCHED METHOD] MoeMlp::forward
// Reason: as the dense model
// Source: DenseMlp::forward in shared.cpp
// ======================================================================
// Forward of MoeMlp.
int MoeMlp::forward(const MoeConfig& config) const {
  const MoeMlp* self = this;
  return self != nullptr ? config.width * 2 : 0;
}
