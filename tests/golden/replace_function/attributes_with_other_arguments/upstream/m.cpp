#include "device.h"

template <int Warps>
BOUNDS(32 * Warps, 1)
static KERNEL void scale(float* x) { x[0] *= Warps; }

static KERNEL void BOUNDS(256, 2) reduce(float* x) { x[0] += 1; }

TUNED(fast) int shift(int x) { return x; }

KERNEL BOUNDS(64) void late(float* x) { x[0] = 1; }

KERNEL void BOUNDS(64) early(float* x) { x[0] = 1; }

[[gnu::aligned(16)]] __attribute__((noinline)) int aligned(int x) { return x; }

struct Kernel {
  __attribute__((aligned(16))) int run(int x) { return x; }
};

template void scale<2>(float*);
void* kernels[] = {(void*)reduce};
