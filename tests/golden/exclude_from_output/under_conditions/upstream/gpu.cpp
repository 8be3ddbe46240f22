#if defined(USE_GPU)
// On the device.
struct Gpu {
  int run();
};
#endif

struct Cpu {
  int run() { return 0; }
};

#if defined(USE_GPU)
int Gpu::run() { return 1; }
#endif
