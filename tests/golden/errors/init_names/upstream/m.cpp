struct A {
  A() {}
  int dim_;
};
struct B {
  B() : dim_(0) {}
  int dim_;
};
struct C {
  C() {}
  int dim_;
};
struct D {
  D() {}
  static int count_;
};
struct E {
  E() {}
  explicit E(int n) { n_ = n; }
  int n_ = 0;
};
