#include <algorithm>
#include <cmath>

#include "rowmath/norm.h"

namespace rowmath {

std::vector<double> Norm::forward(std::vector<double> row) const {
  double largest = 0;
  for (double x : row) largest = std::max(largest, std::fabs(x));
  if (largest == 0) return row;
  for (double& x : row) x /= largest;
  return row;
}

}  // namespace rowmath
