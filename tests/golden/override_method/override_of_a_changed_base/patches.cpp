#include "m.cpp"

struct WideBase {
  virtual int forward(int x, int y) const { return x + y; }
};

struct WideScaled : WideBase {
  int forward(int x, int y) const override { return 2 * (x + y); }
};
