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

#include <torch/torch.h>
#include <vector>

namespace torchmodels {

// Tensors that were not asked for, or that the inputs do not allow (a loss without labels), are
// undefined.

/// What a decoder without a head gives back.
struct BaseModelOutput {
  torch::Tensor last_hidden_state;
};

struct CausalLMOutput {
  torch::Tensor loss;
  torch::Tensor logits;
};

/// What a classification head over sequences or tokens gives back.
struct ClassifierOutput {
  torch::Tensor loss;
  torch::Tensor logits;
};

/// As BaseModelOutput; `router_logits` has one [tokens, experts] for each layer with experts.
struct MoeModelOutput {
  torch::Tensor last_hidden_state;
  std::vector<torch::Tensor> router_logits;
};

/// As CausalLMOutput; `aux_loss` is small when all experts have the same share of the tokens, and
/// part of `loss`.
struct MoeCausalLMOutput {
  torch::Tensor loss;
  torch::Tensor aux_loss;
  torch::Tensor logits;
  std::vector<torch::Tensor> router_logits;
};

}  // namespace torchmodels
