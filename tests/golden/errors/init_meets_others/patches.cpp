struct A {
  A() { a = 2; }
  int a;
};
struct B {
  B() { int x; }
};
