// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/macro_call_as_spelled/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/macro_call_as_spelled/spec.patchspec.json -o generated --diff
//  Fingerprint: 6bc25db9e68b8a61
//
//  Patches applied:
//    - exclude_from_output: zoo::llama::Config, zoo::llama::Model, zoo::llama::Probe, REGISTER_LOADER(LLAMA, llama)
//      no llama
// ============================================================================
#include "registry.h"

namespace zoo::llama {
}  // namespace zoo::llama

namespace zoo::qwen {
struct Config {};
struct Model {};
}  // namespace zoo::qwen

namespace zoo {
REGISTER_LOADER(QWEN, qwen);
}  // namespace zoo
