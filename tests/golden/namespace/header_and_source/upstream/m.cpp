#include "m.h"

#ifndef MODELS_M_H_
#error m.h is guarded otherwise
#endif

namespace models::qwen3 {
int Model::run(const Config& config) { return config.n; }
}  // namespace models::qwen3

using namespace models::qwen3;
int use = Model().run(Config{});
