// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_using/behind_includes/spec.patchspec.json
//  Regenerate: patchgen add_using/behind_includes/spec.patchspec.json -o generated --diff
//  Fingerprint: 848841ab60031fdc
//
//  Patches applied:
//    - add_using: lib::Tensor
// ============================================================================
#include <lib.h>

using lib::Tensor;

namespace models {
int f();
}
