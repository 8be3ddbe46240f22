using size = int;

static int inner() { return 3; }

static int outer() { return inner(); }

struct A {
  size run() { return inner(); }
};
struct B {
  size run() { return outer() + inner(); }
};
