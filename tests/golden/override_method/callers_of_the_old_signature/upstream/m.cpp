struct A {
  int run(int n);
  int twice() { return run(1) + run(2); }
};

int A::run(int n) { return n; }
