struct A {
#if defined(USE_GPU)
  int f() { return 1; }
#else
  int f() { return 2; }
#endif
};

#ifdef USE_GPU
struct B { int x; };
int g() { return 1; }
#else
struct B { int y; };
int g() { return 2; }
#endif
