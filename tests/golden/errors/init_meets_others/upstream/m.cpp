struct A {
  A() {}
  int a;
};
struct B {
  B() {}
};
struct C {
  C() {}
  int a;
};
