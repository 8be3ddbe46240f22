#include "base.h"

namespace fl {
struct Norm : Module {
  int forward(const Module& other) const { return layers + other.layers; }
};
}  // namespace fl
