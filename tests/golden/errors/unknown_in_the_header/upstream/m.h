#pragma once
int rope(int x);
struct Attention {
  int forward(int x);
};
