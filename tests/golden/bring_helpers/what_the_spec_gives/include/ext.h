#pragma once
namespace lib {
struct Rope {
  int n = 0;
};
int turn(int x);
}  // namespace lib
namespace ext {
int gather(int x);
int scatter(int x);
}  // namespace ext
