#pragma once
struct Norm {
  int forward(int x) { return x; }
  int sum(int x) { return x; }
  int backward(int x);
};
