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

/// Sizes and switches of the decoder of one Qwen3.5 checkpoint.
struct Qwen3_5Config : PretrainedConfig {
  Qwen3_5Config() { model_type = "qwen3_5"; }

  int64_t vocab_size = 248320;
  int64_t hidden_size = 4096;
  int64_t intermediate_size = 12288;
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
};

}  // namespace torchmodels
