// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/members_seen_by_all/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_seen_by_all/spec.patchspec.json -o generated --diff
//  Fingerprint: 4af76269ba95494a
//
//  Patches applied:
//    - replace_class: A
// ============================================================================
#include "patched_m.h"
namespace n {
// ======================================================================
// [PATCHED CLASS] A
// Source: FA in patches.cpp
// ======================================================================
A::A() {}

int A::g() { return 3; }

// for ints
template <> int A::t<int>(int v) const { return v + 1; }

template <> int A::zero<int> = 3;

int A::f(int x) const { return x + t<int>(x); }

int A::cnt = 1;

const int A::lim = 4;

int A::In::z() { return 1; }
}
