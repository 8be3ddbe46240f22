#include "m.h"
namespace n {
A::A() {}
// scales it
int A::scale(int x) const { return x; }
int A::side() const { return 2; }
int A::v(int x) { return x; }
int A::lim(int k) { return k; }
}
