#include "modeling_m.h"

namespace models {

torch::Tensor Decoder::forward(const torch::Tensor& x) const {
  return torch::silu(x);
}

}  // namespace models
