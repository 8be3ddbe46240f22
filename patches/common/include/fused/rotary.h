#pragma once

#include <cstdint>
#include <fused/launches.h>
#include <torch/torch.h>
#include <utility>

namespace fused {

/// `x` turned by the angles whose cosines and sines are given, half by half: no negated copy of
/// `x`, and only the first half of the angles is read, since the second is the same.
inline torch::Tensor rotate_halves(const torch::Tensor& x, const torch::Tensor& cos,
                                   const torch::Tensor& sin) {
  const auto half = x.size(-1) / 2;
  const auto low = x.narrow(/*dim=*/-1, 0, half);
  const auto high = x.narrow(/*dim=*/-1, half, half);
  const auto half_cos = cos.narrow(/*dim=*/-1, 0, half);
  const auto half_sin = sin.narrow(/*dim=*/-1, 0, half);
  return torch::cat({low * half_cos - high * half_sin, high * half_cos + low * half_sin},
                    /*dim=*/-1);
}

/// Queries and keys turned by their positions' angles, in one launch. `cos` and `sin` are as wide
/// as a head and lack dimension `unsqueeze_dim` of `q` and `k`; a kernel for heads that turn in
/// part only is another one.
inline std::pair<torch::Tensor, torch::Tensor> rotary(const torch::Tensor& q,
                                                      const torch::Tensor& k,
                                                      const torch::Tensor& cos,
                                                      const torch::Tensor& sin,
                                                      std::int64_t unsqueeze_dim) {
  TORCH_CHECK(cos.size(-1) == q.size(-1), "fused::rotary turns whole heads: ", cos.size(-1),
              " angles for a head of ", q.size(-1));
  ++launches(Kernel::Rotary);
  const auto wide_cos = cos.unsqueeze(unsqueeze_dim);
  const auto wide_sin = sin.unsqueeze(unsqueeze_dim);
  return {rotate_halves(q, wide_cos, wide_sin), rotate_halves(k, wide_cos, wide_sin)};
}

}  // namespace fused
