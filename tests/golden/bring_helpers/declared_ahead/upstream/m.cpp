struct A {
  int run(int x);
};

int A::run(int x) { return x; }
