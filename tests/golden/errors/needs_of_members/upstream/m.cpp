struct A {
  int run() { return 1; }
  int n_ = 0;
};

struct Base {};
struct B : Base {
  int run() { return 1; }
};
