#include "device.h"

template <int W>
BOUNDS(64 * W, 1)
static KERNEL void scale(float* x) { x[0] *= 2 * W; }

static KERNEL void BOUNDS(512, 1) reduce(float* x) { x[0] += 2; }

TUNED(slow) int shift(int x) { return x + 1; }

KERNEL void BOUNDS(128) late(float* x) { x[0] = 2; }

KERNEL BOUNDS(128) void early(float* x) { x[0] = 2; }

[[gnu::aligned(32)]] int aligned(int x) { return x + 1; }

struct Kernel {
  __attribute__((aligned(32))) int run(int x) { return x + 1; }
};
