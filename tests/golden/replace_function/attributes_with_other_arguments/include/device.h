#pragma once
// What a device compiler defines: here they say nothing.
#define KERNEL
#define BOUNDS(...)
#define TUNED(x)
