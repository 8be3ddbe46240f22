// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     kernel.cpp
//  Spec:       replace_class/under_condition/spec.patchspec.json
//  Regenerate: patchgen replace_class/under_condition/spec.patchspec.json -o generated --diff
//  Fingerprint: 36e3542fb693736e
//
//  Patches applied:
//    - replace_class: Kernel
// ============================================================================
#ifdef USE_GPU
#define HAVE_KERNEL 1

// ======================================================================
// [PATCHED CLASS] Kernel
// Source: FastKernel in patches.cpp
// ======================================================================
struct Kernel {
  int run() {
#ifdef USE_TENSOR_CORES
    return 4;
#else
    return 2;
#endif
  }
};
#endif

int run() {
#ifdef HAVE_KERNEL
  return Kernel().run();
#else
  return 0;
#endif
}
