#include "m.h"
int q() { return n::user(); }
