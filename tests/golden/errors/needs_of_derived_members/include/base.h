#pragma once

struct Module {
  int weights = 1;
  int rows() { return 2; }
};
