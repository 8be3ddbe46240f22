#include "modeling_m.h"

namespace models::m {

torch::Tensor Norm::forward(const torch::Tensor& x) const {
  return x * torch::rsqrt(x.pow(2).mean(-1)) * eps_;
}

torch::Tensor normalized(const torch::Tensor& x) { return m::Norm().forward(x); }

}  // namespace models::m
