#include "ops.h"

namespace models::tiny {

// Scales a row.
class Norm {
 public:
  float forward(float x) const;
  float eps = 1e-6f;
};

float Norm::forward(float x) const { return x / (x + eps); }

class Attention {
 public:
  float forward(float x) { return ops::dot(x, x); }
  float decode(float x) { return ops::dot(x, 1.0f); }
};

class Mlp {
 public:
  float forward(float x) { return x * 2.0f; }
};

class Trainer {};
class Profiler {};

}  // namespace models::tiny
