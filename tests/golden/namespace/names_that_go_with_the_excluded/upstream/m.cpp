#include "base.h"

namespace zoo {
struct Config {
  int heads = 4;
};

// What only it names is gone with it: no warning.
struct Trainer : BaseTrainer {
  int run(const BaseTrainer& other, const Config& config);
};

int heads(const Config& config) { return config.heads; }
}  // namespace zoo
