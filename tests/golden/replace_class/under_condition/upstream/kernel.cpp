#ifdef USE_GPU
#define HAVE_KERNEL 1
struct Kernel {
  int run() { return 1; }
};
#endif

int run() {
#ifdef HAVE_KERNEL
  return Kernel().run();
#else
  return 0;
#endif
}
