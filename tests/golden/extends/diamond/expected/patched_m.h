// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       extends/diamond/spec.patchspec.json
//  Regenerate: patchgen extends/diamond/spec.patchspec.json -o generated --diff
//  Fingerprint: 8e09e0bdd351a5e5
//
//  Patches applied:
//    - add_include: "base.h" (from base.json)
//    - override_method: A::one (from base.json)
//    - add_include: "shared.h" (from left.json)
//    - override_method: ::A::two() (from left.json)
//      nearer than the base's
//    - exclude_from_output: Unused (from left.json)
//    - override_method: A::three (from right.json)
//    - override_method: A::four
// ============================================================================
#pragma once

#include "base.h"
#include "shared.h"

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: one, two, three, four
// one: Source: code in base.json
// two: Reason: nearer than the base's
// two: Source: code in left.json
// three: Source: code in right.json
// four: Source: code in the spec
// ======================================================================
struct A {
  int one() { return 10; }
  int two() { return 200; }
  int three() { return 30; }
  int four() { return 40; }
};
