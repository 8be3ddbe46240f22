// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/cascade_spares_what_a_call_may_name/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade_spares_what_a_call_may_name/spec.patchspec.json -o generated --diff
//  Fingerprint: 2c87fd9ebca16475
//
//  Patches applied:
//    - exclude_from_output: zoo::Probe
//      no probing
// ============================================================================
#include "registry.h"

namespace zoo::llama {
struct Config {};
struct Model {};
struct Head {};
}  // namespace zoo::llama

namespace zoo {
REGISTER_LOADER(LLAMA, llama);
}  // namespace zoo
