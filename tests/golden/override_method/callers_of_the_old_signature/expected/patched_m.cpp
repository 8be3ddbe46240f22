// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/callers_of_the_old_signature/spec.patchspec.json
//  Regenerate: patchgen override_method/callers_of_the_old_signature/spec.patchspec.json -o generated --diff
//  Fingerprint: e1848cad4b9532b7
//
//  Patches applied:
//    - override_method: A::run
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run
// Source: A::run in patches.cpp
// ======================================================================
struct A {
  int run(int n, int seed);
  int twice() { return run(1) + run(2); }
};

// ======================================================================
// [PATCHED METHOD] A::run
// Source: A::run in patches.cpp
// ======================================================================
int A::run(int n, int seed) { return n + seed; }
