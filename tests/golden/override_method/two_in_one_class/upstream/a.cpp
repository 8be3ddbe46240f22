/// A.
struct A {
  int f() const { return 1; }
  int g() const { return 2; }
  int h() const { return f() + g(); }
};
