#pragma once

#include <vector>

namespace rowmath {

// Divides a row by its largest magnitude.
class Norm {
 public:
  std::vector<double> forward(std::vector<double> row) const;
  const char* name() const;
};

}  // namespace rowmath
