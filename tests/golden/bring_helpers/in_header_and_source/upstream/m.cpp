#include "m.h"

// Runs.
int A::run(int x) { return x; }
