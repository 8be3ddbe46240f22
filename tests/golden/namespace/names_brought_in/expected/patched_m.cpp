// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/names_brought_in/spec.patchspec.json
//  Regenerate: patchgen namespace/names_brought_in/spec.patchspec.json -o generated --diff
//  Fingerprint: 82fec764b7c9d537
//
//  Patches applied:
//    - namespace: zoo::llama -> zoo_gpu::llama
//    - add_using: using namespace zoo;
//      base.h stays as it is
// ============================================================================
#include "base.h"

using namespace zoo;

namespace zoo_gpu::llama {
struct Config : public BaseConfig {
  int heads = 4;
};

template <class Head>
int size_of(const Config& config, const RuntimeOptions&, const Head& head) {
  return config.layers * config.heads * head.size;
}
}  // namespace zoo_gpu::llama
