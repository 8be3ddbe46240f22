// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/name_map_meets_new_names/spec.patchspec.json
//  Regenerate: patchgen replace_class/name_map_meets_new_names/spec.patchspec.json -o generated --diff
//  Fingerprint: f55456aa147f29d1
//
//  Patches applied:
//    - replace_class: Qwen3VLMoeBlock
// ============================================================================
struct Qwen3VLMoeConfig {
  int n = 1;
};

// ======================================================================
// [PATCHED CLASS] Qwen3VLMoeBlock
// Source: Qwen3VLBlock in patches.cpp
// ======================================================================
// Qwen3VLMoeBlock of Qwen3VLMoe, which knows Qwen3VLMoe already.
struct Qwen3VLMoeBlock {
  int run(Qwen3VLMoeConfig config) {
    const char* name = "Qwen3VL";
    Qwen3VLMoeConfig same = config;
    return same.n + (name != nullptr ? ColumnRow : 0);
  }
  static constexpr int ColumnRow = 1;
};
