// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/macro_names_its_namespace/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/macro_names_its_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: 9d285c17be90e97c
//
//  Patches applied:
//    - exclude_from_output: zoo::llama::Probe
//      no probing
// ============================================================================
#include "registry.h"

namespace zoo::llama {
struct Config {};
struct Model {};
}  // namespace zoo::llama

namespace zoo::qwen {
struct Config {};
struct Model {};
}  // namespace zoo::qwen

namespace zoo {
REGISTER_LOADER(LLAMA, llama);
REGISTER_LOADER(QWEN, qwen);
}  // namespace zoo
