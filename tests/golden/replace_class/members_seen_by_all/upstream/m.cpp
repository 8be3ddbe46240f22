#include "m.h"
namespace n {
A::A() {}
int A::f(int x) const { return x; }
}
int n::A::g() { return 2; }
