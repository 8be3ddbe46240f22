// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_using/behind_includes/spec.patchspec.json
//  Regenerate: patchgen add_using/behind_includes/spec.patchspec.json -o generated --diff
//  Fingerprint: 79e017f431f1a124
//
//  Patches applied:
//    - add_using: lib::Tensor
// ============================================================================
#include <lib.h>

using lib::Tensor;

namespace models {
int f();
}
