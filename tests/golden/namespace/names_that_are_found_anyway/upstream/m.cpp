#include "base.h"

#define KEY_OF(ns) #ns

namespace zoo::llama {
struct Base {};
struct Config : public Base {
  int heads = 4;
};

template <class Head>
int size_of(const Config& config, const c_tensor& tensor, const Head& head) {
  return config.heads * tensor.size * head.size;
}
}  // namespace zoo::llama

namespace zoo {
inline const char* key() { return KEY_OF(llama); }
REGISTER_KEY(other, Model);
}  // namespace zoo
