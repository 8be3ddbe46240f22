#include "base.h"

namespace fl {
struct Linear : Module {
  int forward(const Module& other) const { return layers + other.layers; }
};
}  // namespace fl
