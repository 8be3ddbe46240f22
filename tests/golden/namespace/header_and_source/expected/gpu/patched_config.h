// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     config.h
//  Spec:       namespace/header_and_source/spec.patchspec.json
//  Regenerate: patchgen namespace/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 6e7fcc1c29f4c665
//
//  Patches applied:
//    - namespace: models::qwen3 -> models::qwen3_gpu
// ============================================================================
#pragma once
namespace models {
namespace qwen3_gpu {
struct Config {
  int n = 1;
};
}  // namespace qwen3_gpu
}  // namespace models
