#include "m.h"

namespace models {

Norm::Norm(const Config& config) : width_(config.width) {}

int Norm::forward(int x) const { return x * width_; }

int norm(int x) { return Norm(Config()).forward(x); }

}  // namespace models
