#pragma once
#include "a.h"
#ifdef HAS_B
#include "b.h"
#endif

int f() { return 1; }

#include "tail.h"
