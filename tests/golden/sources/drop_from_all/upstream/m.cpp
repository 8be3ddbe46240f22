#include "m.h"
#include "base.h"
#include "own.h"
using lib::more_value;

int f() { return 1; }
