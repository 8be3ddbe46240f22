struct A {
#ifdef USE_GPU
  int f() { return 1; }
#else
  int f() { return 2; }
#endif
  int g(int x) const;
  int h();
};

#ifdef USE_GPU
int A::g(int x) const { return x; }
int A::h() { return 5; }
#else
int A::g(int x) const { return x + 1; }
int A::h() { return 6; }
#endif
