#include "base.h"

namespace zoo::llama {
struct Config : public BaseConfig {
  int heads = 4;
};

template <class Head>
int size_of(const Config& config, const RuntimeOptions&, const Head& head) {
  return config.layers * config.heads * head.size;
}
}  // namespace zoo::llama
