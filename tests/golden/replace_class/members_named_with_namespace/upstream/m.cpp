#include "m.h"
n::A::A() {}
int n::A::f(int x) const { return x; }
int n::A::g() { return 2; }
