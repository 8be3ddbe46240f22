#include "../m.h"
#include "base.h"

int f() { return 1; }
