#include "llama/mlp.h"

namespace llama {

int Mlp::forward(int x, bool training, int stream) const {
  if (stream != 0) return stream;
  return training ? x : x * width_;
}

void Mlp::reset() noexcept {
  width_ = 1;
}

}  // namespace llama
