// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/every_branch/spec.patchspec.json
//  Regenerate: patchgen override_method/every_branch/spec.patchspec.json -o generated --diff
//  Fingerprint: ff84ade1700610f9
//
//  Patches applied:
//    - override_method: A::f (every branch)
//      one for all
//    - override_method: A::g (every branch)
//      another result
//    - override_method: A::h (every branch)
//      each its own
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: f, g, h
// f: Reason: one for all
// f: Source: A::f in patches.cpp
// g: Reason: another result
// g: Source: A::g in patches.cpp
// h: Reason: each its own
// h: Source: A::h in patches.cpp
// ======================================================================
struct A {
#ifdef USE_GPU
  int f() { return 10; }
#else
  int f() { return 10; }
#endif
  long g(int x) const;
  int h();
};

#ifdef USE_GPU
// ======================================================================
// [PATCHED METHOD] A::g
// Reason: another result
// Source: A::g in patches.cpp
// ======================================================================
long A::g(int x) const { return 2L * x; }

// ======================================================================
// [PATCHED METHOD] A::h
// Reason: each its own
// Source: A::h in patches.cpp
// ======================================================================
int A::h() { return 50; }
#else
// ======================================================================
// [PATCHED METHOD] A::g
// Reason: another result
// Source: A::g in patches.cpp
// ======================================================================
long A::g(int x) const { return 2L * x; }

// ======================================================================
// [PATCHED METHOD] A::h
// Reason: each its own
// Source: A::h in patches.cpp
// ======================================================================
int A::h() { return 60; }
#endif
