struct A {
  A() {}
  int run() { return 1; }
};
int f() { return 1; }
int g() { return 1; }
