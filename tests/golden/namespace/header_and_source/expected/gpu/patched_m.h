// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       namespace/header_and_source/spec.patchspec.json
//  Regenerate: patchgen namespace/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 64a547a54978f839
//
//  Patches applied:
//    - namespace: models::qwen3 -> models::qwen3_gpu
// ============================================================================
#ifndef GPU_PATCHED_M_H_
#define GPU_PATCHED_M_H_

#include "patched_config.h"

namespace models::qwen3_gpu {
class Model {
 public:
  int run(const Config& config);
};
}  // namespace models::qwen3_gpu

#endif  // GPU_PATCHED_M_H_
