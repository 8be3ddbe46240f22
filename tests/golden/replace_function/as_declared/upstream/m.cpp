#include "m.h"
namespace m {
// Turns.
int rope(int x) { return x; }
int scale(int x) { return x; }
template <class T>
T cast(T x) { return x; }
int use() { return rope(1) + scale(2) + cast(3); }
}
