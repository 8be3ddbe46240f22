#include "modeling_m.h"

namespace models {

torch::Tensor Attention::forward(const torch::Tensor& x) const { return torch::silu(x); }

}  // namespace models
