// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     moe.cpp
//  Spec:       replace_class/name_map/spec.patchspec.json
//  Regenerate: patchgen replace_class/name_map/spec.patchspec.json -o generated --diff
//  Fingerprint: 2cb6245055eb71cb
//
//  Patches applied:
//    - replace_class: Qwen3VLMoeMlp
//      shared with the dense model
// ============================================================================
struct Qwen3VLMoeConfig { int width = 4; };
struct MoeTextConfig { int depth = 2; };

// ======================================================================
// [PATCHED CLASS] Qwen3VLMoeMlp
// Reason: shared with the dense model
// Source: Qwen3VLMlp in qwen3_patches.cpp
// ======================================================================
/// Mlp of Qwen3VLMoe, see Qwen3VLMoeConfig.
class Qwen3VLMoeMlp {
 public:
  explicit Qwen3VLMoeMlp(const Qwen3VLMoeConfig& config) : config_(config) {}
  int forward(int x) const { return x * config_.width + MoeTextConfig().depth; }
  const char* name() const { return "Qwen3VLMlp"; }

 private:
  Qwen3VLMoeConfig config_;
};
