struct A {
  int run(int n, int seed) { return n + seed; }
};
