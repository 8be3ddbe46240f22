#include "m.h"

namespace models {

int Head::run() { return 1; }

int rope(int n, int base) { return n * base; }

int Block::run() { return 2; }

void Block::debug() {}

}  // namespace models
