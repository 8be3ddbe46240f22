#include <ext.h>

struct A {
  A() {}
  int run(int x) { return ext::scatter(x); }
};
