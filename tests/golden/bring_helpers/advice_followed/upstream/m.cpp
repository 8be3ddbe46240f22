namespace m {
struct A {
  int run();
};
int A::run() { return 1; }
}
