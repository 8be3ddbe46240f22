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

#include <cstdint>
#include <limits>
#include <torch/torch.h>
#include <vector>

namespace torchmodels {

/// Labels of this value count for no loss.
constexpr int64_t kIgnoreIndex = -100;

/// The additive mask [batch, 1, length, length]: 0 where a query may look, the lowest value where
/// it may not, which is the future and padding. Without an `attention_mask` [batch, length] there
/// is no padding, and the batch is 1 wide.
inline torch::Tensor create_causal_mask(const torch::Tensor& attention_mask, int64_t length,
                                        const torch::TensorOptions& options) {
  const double lowest = std::numeric_limits<float>::lowest();
  auto mask = torch::full({length, length}, lowest, options).triu(/*diagonal=*/1);
  mask = mask.unsqueeze(0).unsqueeze(0);
  if (attention_mask.defined()) {
    const auto padding = attention_mask.to(torch::kBool).logical_not().unsqueeze(1).unsqueeze(1);
    mask = mask.expand({attention_mask.size(0), 1, length, length}).masked_fill(padding, lowest);
  }
  return mask;
}

/// The mean cross entropy of `logits` [batch, length, vocabulary], where position i predicts label
/// i + 1. Undefined without `labels`.
inline torch::Tensor causal_lm_loss(const torch::Tensor& logits, const torch::Tensor& labels) {
  if (!labels.defined()) {
    return {};
  }
  // Upcast: cross entropy over a large vocabulary loses too much in half precision.
  const auto shifted = logits.slice(/*dim=*/1, 0, -1).to(torch::kFloat32);
  return torch::cross_entropy_loss(shifted.reshape({-1, logits.size(-1)}),
                                   labels.slice(/*dim=*/1, 1).reshape(-1), /*weight=*/{},
                                   torch::Reduction::Mean, kIgnoreIndex);
}

/// The mean cross entropy over the last dimension. Undefined without `labels`.
inline torch::Tensor classification_loss(const torch::Tensor& logits, const torch::Tensor& labels) {
  if (!labels.defined()) {
    return {};
  }
  return torch::cross_entropy_loss(logits.reshape({-1, logits.size(-1)}).to(torch::kFloat32),
                                   labels.reshape(-1), /*weight=*/{}, torch::Reduction::Mean,
                                   kIgnoreIndex);
}

/// For each row of `input_ids` [batch, length] the logits [batch, length, labels] of its last token
/// that is no padding.
inline torch::Tensor pool_last_token(const torch::Tensor& logits, const torch::Tensor& input_ids,
                                     int64_t pad_token_id) {
  const auto positions = torch::arange(input_ids.size(1), input_ids.options());
  const auto last = (positions * input_ids.ne(pad_token_id)).argmax(/*dim=*/-1);
  const auto rows = torch::arange(input_ids.size(0), input_ids.options());
  return logits.index({rows, last});
}

/// How uneven the experts' shares are: 1 for each of the top_k choices when they are even, more
/// when they are not. `router_logits` is one [tokens, experts] a layer.
inline torch::Tensor load_balancing_loss(const std::vector<torch::Tensor>& router_logits,
                                         int64_t num_experts, int64_t top_k) {
  const auto probabilities = torch::softmax(torch::cat(router_logits, /*dim=*/0), /*dim=*/-1);
  const auto chosen = std::get<1>(torch::topk(probabilities, top_k, /*dim=*/-1));
  const auto mask = torch::one_hot(chosen, num_experts).to(torch::kFloat32);
  const auto tokens_per_expert = mask.mean(/*dim=*/0);
  const auto probability_per_expert = probabilities.mean(/*dim=*/0).unsqueeze(0);
  return (tokens_per_expert * probability_per_expert).sum() * num_experts;
}

}  // namespace torchmodels
