// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/one_place_for_several_users/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/one_place_for_several_users/spec.patchspec.json -o generated --diff
//  Fingerprint: 0bbf4b96893989b9
//
//  Patches applied:
//    - add_helper: outer
//    - override_method: B::run
//    - override_method: A::run
// ============================================================================

// ======================================================================
// [HELPERS]
// Needed by: outer, B::run, A::run
// Source: inner in patches.cpp
// ======================================================================
static int inner() { return 3; }

// ======================================================================
// [HELPERS]
// Source: outer in patches.cpp
// ======================================================================
static int outer() { return inner(); }

using size = int;

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run
// Source: A::run in patches.cpp
// ======================================================================
struct A {
  size run() { return inner(); }
};

struct B {
  size run();
};

// ======================================================================
// [PATCHED METHOD] B::run
// Source: B::run in patches.cpp
// ======================================================================
size B::run() { return outer() + inner(); }
