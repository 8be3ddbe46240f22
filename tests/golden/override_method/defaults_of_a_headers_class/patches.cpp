#include "criterion.h"

int Criterion::beam(int x, int size, int length) { return x * size * length; }

int Criterion::best(int x, int size = 8) { return beam(x) * size; }

int Criterion::plain(int x, int size) { return best(x) * size; }
