struct A {
  A() {}
  int n_;
};
