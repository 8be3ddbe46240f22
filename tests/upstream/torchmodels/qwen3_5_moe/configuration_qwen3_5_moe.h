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
#include <string>
#include <vector>

#include "common/configuration_utils.h"

namespace torchmodels {

/// Sizes and switches of the decoder of one Qwen3.5-MoE checkpoint.
struct Qwen3_5MoeConfig : PretrainedConfig {
  Qwen3_5MoeConfig() { model_type = "qwen3_5_moe"; }

  int64_t vocab_size = 248320;
  int64_t hidden_size = 2048;
  std::vector<std::string> layer_types = {"linear_attention", "linear_attention",
                                          "linear_attention", "full_attention"};
  double rms_norm_eps = 1e-6;

  // Of full attention.
  int64_t num_attention_heads = 16;
  int64_t num_key_value_heads = 4;
  int64_t head_dim = 256;
  double rope_theta = 1e7;
  double partial_rotary_factor = 0.25;

  // Of linear attention.
  int64_t linear_num_key_heads = 16;
  int64_t linear_num_value_heads = 32;
  int64_t linear_key_head_dim = 128;
  int64_t linear_value_head_dim = 128;
  int64_t linear_conv_kernel_dim = 4;

  // Of the feed-forward blocks.
  int64_t num_experts = 256;
  int64_t num_experts_per_tok = 8;
  int64_t moe_intermediate_size = 512;
  int64_t shared_expert_intermediate_size = 512;
  bool output_router_logits = false;
  double router_aux_loss_coef = 0.001;
};

}  // namespace torchmodels
