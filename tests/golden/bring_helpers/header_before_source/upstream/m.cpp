#include "m.h"

int walk(int x) { return A().run(x); }
