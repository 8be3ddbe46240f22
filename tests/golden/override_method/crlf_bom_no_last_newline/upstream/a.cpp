struct A {
  int f() const { return 1; }
};
int A_last = 0; struct B { int g() { return 2; } };