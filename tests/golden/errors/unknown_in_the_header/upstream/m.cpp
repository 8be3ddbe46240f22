#include "m.h"

namespace {
int half(int x) { return x / 2; }
const int kBase = 10;
}  // namespace

int rope(int x) { return half(x); }

int Attention::forward(int x) { return x + kBase; }
