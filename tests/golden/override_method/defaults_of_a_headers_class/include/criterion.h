#pragma once
// Not a source of the spec.
struct Criterion {
  int beam(int x, int size, int length);
  int best(int x, int size);
  int plain(int x, int size = 3);
};
