struct A {
  int f() { return 1; }
};
struct B {
  int f() { return 1; }
};
struct C {
  int f() { return 1; }
};
