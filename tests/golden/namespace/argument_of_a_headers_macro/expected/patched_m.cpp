// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/argument_of_a_headers_macro/spec.patchspec.json
//  Regenerate: patchgen namespace/argument_of_a_headers_macro/spec.patchspec.json -o generated --diff
//  Fingerprint: 4a7108dd07b93940
//
//  Patches applied:
//    - namespace: zoo::llama -> zoo::llama_gpu
// ============================================================================
#include "registry.h"

namespace zoo {
namespace llama_gpu {
struct Model {};
}  // namespace llama_gpu

REGISTER_KEY(llama, Model);
}  // namespace zoo
