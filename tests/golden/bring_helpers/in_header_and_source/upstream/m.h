#pragma once
struct A {
  int run(int x);
};
