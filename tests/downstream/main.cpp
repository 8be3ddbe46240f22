#include <cstdio>

#include "rowmath/norm.h"

int main() {
  const rowmath::Norm norm;
  for (double x : norm.forward({1, -2, 4})) std::printf("%g ", x);
  for (double x : norm.forward({0, 0})) std::printf("%g ", x);
  std::printf("%s\n", norm.name());
  return 0;
}
