#include "config.h"

using Int = int;

struct A {
  int run() { return x; }
  Int x = kDefault;
};
