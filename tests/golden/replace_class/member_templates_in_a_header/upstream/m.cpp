#include "m.h"

int use() { return Pool<int>().make(1.5) + Pool<int>().count(1); }
