// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_using/behind_includes/spec.patchspec.json
//  Regenerate: patchgen add_using/behind_includes/spec.patchspec.json -o generated --diff
//  Fingerprint: c24f384e2594795e
//
//  Patches applied:
//    - add_using: lib::Tensor
// ============================================================================
#include <lib.h>

using lib::Tensor;

namespace models {
int f();
}
