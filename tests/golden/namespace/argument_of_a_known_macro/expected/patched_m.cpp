// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/argument_of_a_known_macro/spec.patchspec.json
//  Regenerate: patchgen namespace/argument_of_a_known_macro/spec.patchspec.json -o generated --diff
//  Fingerprint: d94dd0f497c3c89c
//
//  Patches applied:
//    - namespace: zoo::llama -> zoo::llama_gpu
// ============================================================================
#define REGISTER_KEY(ns, X) static const char* const key_of_##X = #ns

namespace zoo {
namespace llama_gpu {
struct Model {};
}  // namespace llama_gpu

REGISTER_KEY(llama, Model);
}  // namespace zoo
