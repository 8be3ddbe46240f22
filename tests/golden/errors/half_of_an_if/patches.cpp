int f(int a) { return a; }
struct B {
  int y = 1;
};
#ifdef BAR
int h(int x) {
#else
int h(long x) {
#endif
  return 2;
}
