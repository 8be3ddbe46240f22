#include "norm.h"

#include <cmath>

namespace rowmath {

std::vector<double> Norm::forward(std::vector<double> row) const {
  double largest = 0;
  for (double x : row) {
    if (std::fabs(x) > largest) largest = std::fabs(x);
  }
  for (double& x : row) x /= largest;
  return row;
}

const char* Norm::name() const { return "rowmath"; }

}  // namespace rowmath
