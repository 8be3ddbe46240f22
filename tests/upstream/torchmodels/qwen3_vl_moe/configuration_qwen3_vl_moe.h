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
#include <vector>

#include "common/configuration_utils.h"

namespace torchmodels {

/// The vision tower of a Qwen3-VL-MoE checkpoint.
struct Qwen3VLMoeVisionConfig {
  int64_t depth = 27;
  int64_t hidden_size = 1152;
  int64_t intermediate_size = 4304;
  int64_t num_heads = 16;
  int64_t in_channels = 3;
  int64_t patch_size = 16;
  int64_t temporal_patch_size = 2;
  int64_t spatial_merge_size = 2;  // patches of a merged token, along each side
  int64_t out_hidden_size = 3584;
  int64_t num_position_embeddings = 2304;  // a square grid, stretched over each image
  std::vector<int64_t> deepstack_visual_indexes = {8, 16, 24};
};

/// The decoder of a Qwen3-VL-MoE checkpoint.
struct Qwen3VLMoeTextConfig {
  int64_t vocab_size = 151936;
  int64_t hidden_size = 2048;
  int64_t intermediate_size = 6144;  // of the layers without experts
  int64_t num_hidden_layers = 48;
  int64_t num_attention_heads = 32;
  int64_t num_key_value_heads = 4;
  int64_t head_dim = 128;
  double rms_norm_eps = 1e-6;
  double rope_theta = 5e6;
  std::vector<int64_t> mrope_section = {24, 20, 20};  // angles for time, height and width

  int64_t num_experts = 128;
  int64_t num_experts_per_tok = 8;
  int64_t moe_intermediate_size = 768;
  bool norm_topk_prob = true;
  std::set<int64_t> mlp_only_layers;  // layers without experts
};

struct Qwen3VLMoeConfig : PretrainedConfig {
  Qwen3VLMoeConfig() { model_type = "qwen3_vl_moe"; }

  Qwen3VLMoeTextConfig text_config;
  Qwen3VLMoeVisionConfig vision_config;
  int64_t image_token_id = 151655;
  int64_t video_token_id = 151656;
  bool output_router_logits = false;
  double router_aux_loss_coef = 0.001;
};

}  // namespace torchmodels
