struct Norm {
  int eps = 0;
};

int clamp(int x) { return x; }
int same(int x) { return x; }

struct A {
  int run(int x) { return same(clamp(x)); }
};
