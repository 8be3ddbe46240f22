#include "a.h"
int A::run() { return 1; }
