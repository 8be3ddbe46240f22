#include "mlp.h"

namespace llama {

Mlp::Mlp(int width) : width_(width) {}

int Mlp::forward(int x, bool training) const { return training ? x : x * width_; }

void Mlp::reset() noexcept { width_ += 1; }

}  // namespace llama
