// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/external_header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/external_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 15b6cb6428fdc771
//
//  Patches applied:
//    - replace_class: Norm
//      lives in a library
// ============================================================================
#include "patched_m.h"

namespace models {

int norm(int x) { return Norm(Config()).forward(x); }

}  // namespace models
