using size = int;

struct A {
  size run() { return 1; }
};

struct B {
  size run();
};

size B::run() { return 2; }
