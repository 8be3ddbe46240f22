struct A {
  int f() { return 10; }
  long g(int x) const;
  int h();
};

long A::g(int x) const { return 2L * x; }

#if defined(USE_GPU)
int A::h() { return 50; }
#else
int A::h() { return 60; }
#endif
