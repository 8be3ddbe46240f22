// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/attributes_with_other_arguments/spec.patchspec.json
//  Regenerate: patchgen replace_function/attributes_with_other_arguments/spec.patchspec.json -o generated --diff
//  Fingerprint: a93f478fe4cfc0e3
//
//  Patches applied:
//    - replace_function: scale
//    - replace_function: reduce
//    - replace_function: shift
//    - replace_function: late
//    - replace_function: early
//    - replace_function: aligned
//    - override_method: Kernel::run
// ============================================================================
#include "device.h"

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
template <int W>
BOUNDS(64 * W, 1) static KERNEL void scale(float* x) { x[0] *= 2 * W; }

// ======================================================================
// [PATCHED FUNCTION] reduce
// Source: reduce in patches.cpp
// ======================================================================
static KERNEL void BOUNDS(512, 1) reduce(float* x) { x[0] += 2; }

// ======================================================================
// [PATCHED FUNCTION] shift
// Source: shift in patches.cpp
// ======================================================================
TUNED(slow) int shift(int x) { return x + 1; }

// ======================================================================
// [PATCHED FUNCTION] late
// Source: late in patches.cpp
// ======================================================================
KERNEL void BOUNDS(128) late(float* x) { x[0] = 2; }

// ======================================================================
// [PATCHED FUNCTION] early
// Source: early in patches.cpp
// ======================================================================
KERNEL BOUNDS(128) void early(float* x) { x[0] = 2; }

// ======================================================================
// [PATCHED FUNCTION] aligned
// Source: aligned in patches.cpp
// ======================================================================
[[gnu::aligned(32)]] __attribute__((noinline)) int aligned(int x) { return x + 1; }

// ======================================================================
// [MODIFIED CLASS] Kernel
// Methods patched: run
// Source: Kernel::run in patches.cpp
// ======================================================================
struct Kernel {
  __attribute__((aligned(32))) int run(int x) { return x + 1; }
};

template void scale<2>(float*);
void* kernels[] = {(void*)reduce};
