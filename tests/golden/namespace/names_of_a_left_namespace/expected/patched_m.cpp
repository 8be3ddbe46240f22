// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/names_of_a_left_namespace/spec.patchspec.json
//  Regenerate: patchgen namespace/names_of_a_left_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: e8090b16779211f6
//
//  Patches applied:
//    - namespace: zoo::llama -> zoo_gpu::llama
// ============================================================================
#include "base.h"

namespace zoo_gpu::llama {
struct Config : public BaseConfig {
  int heads = 4;
};

template <class Head>
int size_of(const Config& config, const RuntimeOptions&, const Head& head) {
  return config.layers * config.heads * head.size;
}
}  // namespace zoo_gpu::llama
