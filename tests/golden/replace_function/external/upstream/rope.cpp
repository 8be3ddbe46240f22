#pragma once

#include "config.h"

namespace models {

/// Rotary embedding.
static int rope(int x, int base = kBase, bool = false) {
  const int y = x;
  return y % base;
}

int use(int x) { return rope(x); }

}  // namespace models
