// Copyright 2026 The torchmodels authors
//
// Licensed under the Apache License, Version 2.0 (the "License"); you may not use this file except
// in compliance with the License. You may obtain a copy of the License at
//
//     http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software distributed under the License
// is distributed on an "AS IS" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express
// or implied. See the License for the specific language governing permissions and limitations under
// the License.

#pragma once

#include <cmath>
#include <torch/torch.h>
#include <vector>

namespace torchmodels {

/// Each channel of `x` [batch, channels, length] convolved with its own `weight` [channels, 1,
/// size], so that no token sees later ones, and through SiLU.
inline torch::Tensor causal_conv1d(const torch::Tensor& x, const torch::Tensor& weight) {
  const int64_t past = weight.size(-1) - 1;
  const auto padded = torch::constant_pad_nd(x, {past, 0});
  return torch::silu(torch::conv1d(padded, weight, /*bias=*/{}, /*stride=*/1, torch::IntArrayRef{0},
                                   /*dilation=*/1, /*groups=*/x.size(1)));
}

/// Linear attention with a state that forgets (`g`, logarithms of what is kept) and corrects
/// itself (`beta`, how far): `q` and `k` are [batch, length, heads, key size], `v` is [batch,
/// length, heads, value size], `g` and `beta` are [batch, length, heads]. As `v` is the result.
inline torch::Tensor gated_delta_rule(const torch::Tensor& q, const torch::Tensor& k,
                                      const torch::Tensor& v, const torch::Tensor& g,
                                      const torch::Tensor& beta) {
  const auto normalized = [](const torch::Tensor& x) {
    return x * torch::rsqrt(x.square().sum(/*dim=*/-1, /*keepdim=*/true) + 1e-6);
  };
  const auto query = normalized(q) / std::sqrt(static_cast<double>(q.size(-1)));
  const auto key = normalized(k);
  auto state = torch::zeros({q.size(0), q.size(2), q.size(3), v.size(3)}, q.options());
  std::vector<torch::Tensor> outputs;
  for (int64_t token = 0; token < q.size(1); ++token) {
    const auto key_now = key.select(1, token).unsqueeze(-1);
    state = state * g.select(1, token).exp().unsqueeze(-1).unsqueeze(-1);
    const auto remembered = (state * key_now).sum(/*dim=*/-2);
    const auto delta = (v.select(1, token) - remembered) * beta.select(1, token).unsqueeze(-1);
    state = state + key_now * delta.unsqueeze(-2);
    outputs.push_back((state * query.select(1, token).unsqueeze(-1)).sum(/*dim=*/-2));
  }
  return torch::stack(outputs, /*dim=*/1);
}

}  // namespace torchmodels
