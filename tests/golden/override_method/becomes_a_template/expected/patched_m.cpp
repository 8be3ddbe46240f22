// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/becomes_a_template/spec.patchspec.json
//  Regenerate: patchgen override_method/becomes_a_template/spec.patchspec.json -o generated --diff
//  Fingerprint: 60e19b21cd66b0a0
//
//  Patches applied:
//    - override_method: A::scale
//    - override_method: A::side
//    - override_method: A::lim
// ============================================================================
#include "patched_m.h"
namespace n {
A::A() {}
int A::v(int x) { return x; }
}
