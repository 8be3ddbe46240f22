struct A {
  A() {}
};
