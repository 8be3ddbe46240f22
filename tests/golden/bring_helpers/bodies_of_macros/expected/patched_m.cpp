// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/bodies_of_macros/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/bodies_of_macros/spec.patchspec.json -o generated --diff
//  Fingerprint: 68a9ef753e6fc789
//
//  Patches applied:
//    - override_method: A::run
// ============================================================================
struct A {
  int run(int x);
};

// ======================================================================
// [HELPERS]
// Needed by: A::run
// Source: kLimit in patches.cpp
// Source: CLAMP in patches.cpp
// Source: CLAMP_TWICE in patches.cpp
// ======================================================================
constexpr int kLimit = 9;

#define CLAMP(value) ((value) < kLimit ? (value) : kLimit)

#define CLAMP_TWICE(value) \
  CLAMP(CLAMP(value))

// ======================================================================
// [PATCHED METHOD] A::run
// Source: A::run in patches.cpp
// ======================================================================
int A::run(int x) { return CLAMP_TWICE(x); }
