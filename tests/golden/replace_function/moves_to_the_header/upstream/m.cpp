#include "m.h"

namespace m {

// The slow way.
int rope(int x, int base) {
  return x + base;
}

int scale(int x) { return 2 * x; }

int norm(int x);

int norm(int x) { return x; }

int plain(int x) { return rope(x) + scale(x) + norm(x); }

}  // namespace m
