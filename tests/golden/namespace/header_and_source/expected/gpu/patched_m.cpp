// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/header_and_source/spec.patchspec.json
//  Regenerate: patchgen namespace/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 8f395aa2e4328bc8
//
//  Patches applied:
//    - namespace: models::qwen3 -> models::qwen3_gpu
//    - override_method: Model::run
// ============================================================================
#include "patched_m.h"

#ifndef GPU_PATCHED_M_H_
#error m.h is guarded otherwise
#endif

namespace models::qwen3_gpu {
// ======================================================================
// [PATCHED METHOD] Model::run
// Source: code in the spec
// ======================================================================
int Model::run(const Config& config) { return config.n + 1; }
}  // namespace models::qwen3_gpu

using namespace models::qwen3_gpu;
int use = Model().run(Config{});
