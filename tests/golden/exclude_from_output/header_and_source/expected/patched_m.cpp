// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/header_and_source/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: ea8a38a563d6ee20
//
//  Patches applied:
//    - exclude_from_output: Head, rope, Block::debug
//      not used
// ============================================================================
#include "patched_m.h"

namespace models {

int Block::run() { return 2; }

}  // namespace models
