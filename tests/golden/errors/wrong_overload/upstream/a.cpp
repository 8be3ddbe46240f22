struct A {
  int f(int x) { return x; }
  int f(float x) { return 1; }
};
