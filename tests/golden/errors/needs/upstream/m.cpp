struct Norm {
  int eps = 0;
};

struct A {
  int run(int x) { return x; }
};

int f(int x) { return x; }
