#ifndef MODELS_M_H_
#define MODELS_M_H_

#include "config.h"

namespace models::qwen3 {
class Model {
 public:
  int run(const Config& config);
};
}  // namespace models::qwen3

#endif  // MODELS_M_H_
