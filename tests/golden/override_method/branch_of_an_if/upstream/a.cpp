struct A {
#if defined(USE_GPU)
  // on the device
  int f() { return 1; }
#else
  int f() { return 2; }
#endif
  int g() const;
#ifdef USE_GPU
#if WARP > 32
  int h() { return 6; }
#else
  int h() { return 7; }
#endif
#else
  int h() { return 8; }
#endif
};

#if defined(USE_GPU)
int A::g() const { return 3; }
#elif USE_NPU>1
int A::g() const { return 4; }
#else
int A::g() const { return 5; }
#endif
