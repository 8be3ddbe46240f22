// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/names_that_go_with_the_excluded/spec.patchspec.json
//  Regenerate: patchgen namespace/names_that_go_with_the_excluded/spec.patchspec.json -o generated --diff
//  Fingerprint: d0a48d2ad3fdaa22
//
//  Patches applied:
//    - namespace: zoo -> zoo_gpu
//    - exclude_from_output: Trainer
// ============================================================================
#include "base.h"

namespace zoo_gpu {
struct Config {
  int heads = 4;
};

int heads(const Config& config) { return config.heads; }
}  // namespace zoo_gpu
