#pragma once
#include "config.h"

namespace models {

/// Normalises.
class Norm {
 public:
  explicit Norm(const Config& config);
  int forward(int x) const;

 private:
  int width_;
};

int norm(int x);

}  // namespace models
