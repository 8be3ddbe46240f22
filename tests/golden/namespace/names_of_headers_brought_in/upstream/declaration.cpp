#include "base.h"

namespace fl {
struct Pool : Module {
  int forward(const Module& other) const { return layers + other.layers; }
};
}  // namespace fl
