struct A {
#if defined(USE_GPU)
  int f() { return 1; }
#else
  int f() { return 2; }
#endif
  int h();
};
struct C;

int k();
int g();
#ifdef USE_GPU
int k() { return 1; }
int A::h() { return 1; }
struct B { int x(); };
struct C {};
#else
int k() { return 2; }
int A::h() { return 2; }
struct B { int x(); };
struct C {};
#endif
#ifdef USE_NPU
int g() { return 1; }
int m() { return 1; }
#elif defined(USE_TPU)
int g() { return 2; }
int m() { return 2; }
#else
#ifdef A
int g() { return 3; }
#else
int g() { return 4; }
#endif
int m() { return 3; }
#endif
int B::x() { return 1; }

int once() { return 1; }
constexpr int kOne = 1;
int plain() { return 1; }
#ifdef USE_GPU
int overloaded(int) { return 1; }
#else
int overloaded(long) { return 1; }
#endif
