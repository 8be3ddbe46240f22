// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/members_named_with_namespace/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_named_with_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: 6176ce719acb071e
//
//  Patches applied:
//    - replace_class: A
// ============================================================================
#include "patched_m.h"

// ======================================================================
// [PATCHED CLASS] A
// Source: FA in patches.cpp
// ======================================================================
namespace n {

A::A() {}

int A::g() { return 3; }

int A::f(int x) const { return x; }

int A::In::z() { return 1; }

A A::make() { return A(); }

}  // namespace n
