#include "x/m.h"

namespace x {
int run(int n) { return n; }
}
