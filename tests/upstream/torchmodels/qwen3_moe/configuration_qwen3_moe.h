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
#include <set>

#include "common/configuration_utils.h"

namespace torchmodels {

/// Sizes and switches of one Qwen3-MoE checkpoint. The defaults are those of the 30B-A3B model.
struct Qwen3MoeConfig : PretrainedConfig {
  Qwen3MoeConfig() { model_type = "qwen3_moe"; }

  int64_t vocab_size = 151936;
  int64_t hidden_size = 2048;
  int64_t intermediate_size = 6144;  // of the layers without experts
  int64_t num_hidden_layers = 48;
  int64_t num_attention_heads = 32;
  int64_t num_key_value_heads = 4;
  int64_t head_dim = 128;
  double rms_norm_eps = 1e-6;
  double rope_theta = 1e6;

  int64_t num_experts = 128;
  int64_t num_experts_per_tok = 8;
  int64_t moe_intermediate_size = 768;
  bool norm_topk_prob = true;
  std::set<int64_t> mlp_only_layers;  // layers without experts
  bool output_router_logits = false;
  double router_aux_loss_coef = 0.001;
};

}  // namespace torchmodels
