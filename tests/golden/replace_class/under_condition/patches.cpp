struct FastKernel {
  int run() {
#ifdef USE_TENSOR_CORES
    return 4;
#else
    return 2;
#endif
  }
};
