// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/branch_of_an_if/spec.patchspec.json
//  Regenerate: patchgen override_method/branch_of_an_if/spec.patchspec.json -o generated --diff
//  Fingerprint: 2ebabc3ccc35cc3f
//
//  Patches applied:
//    - override_method: A::f (defined(USE_GPU))
//      the fast one
//    - override_method: A::f (#else of #if defined(USE_GPU))
//    - override_method: A::g (#elif USE_NPU > 1)
//    - override_method: A::h (#ifdef USE_GPU, #else)
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: f (defined(USE_GPU)), f (#else of #if defined(USE_GPU)), h (#ifdef USE_GPU, #else)
// f (defined(USE_GPU)): Reason: the fast one
// f (defined(USE_GPU)): Source: code in the spec
// f (#else of #if defined(USE_GPU)): Source: code in the spec
// h (#ifdef USE_GPU, #else): Source: code in the spec
// ======================================================================
struct A {
#if defined(USE_GPU)
  // on the device
  int f() { return 10; }
#else
  int f() { return 20; }
#endif
  int g() const;
#ifdef USE_GPU
#if WARP > 32
  int h() { return 6; }
#else
  int h() { return 40; }
#endif
#else
  int h() { return 8; }
#endif
};

#if defined(USE_GPU)
int A::g() const { return 3; }
#elif USE_NPU>1
// ======================================================================
// [PATCHED METHOD] A::g
// Source: code in the spec
// ======================================================================
int A::g() const { return 30; }
#else
int A::g() const { return 5; }
#endif
