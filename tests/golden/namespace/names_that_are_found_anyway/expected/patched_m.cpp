// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/names_that_are_found_anyway/spec.patchspec.json
//  Regenerate: patchgen namespace/names_that_are_found_anyway/spec.patchspec.json -o generated --diff
//  Fingerprint: 9495d33ca0129d43
//
//  Patches applied:
//    - namespace: zoo::llama -> zoo_gpu::llama
// ============================================================================
#include "base.h"

#define KEY_OF(ns) #ns

namespace zoo_gpu::llama {
struct Base {};
struct Config : public Base {
  int heads = 4;
};

template <class Head>
int size_of(const Config& config, const c_tensor& tensor, const Head& head) {
  return config.heads * tensor.size * head.size;
}
}  // namespace zoo_gpu::llama

namespace zoo {
inline const char* key() { return KEY_OF(llama); }
REGISTER_KEY(other, Model);
}  // namespace zoo
