#if FOO
int f(int a) {
#else
int f(long a) {
#endif
  return 1;
}

struct A {
  int x = 0;
};
#if FOO
struct B : A {
#else
struct B {
#endif
  int y = 0;
};
int g() { return 0; }
