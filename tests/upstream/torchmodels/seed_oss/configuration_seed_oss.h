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

#include "common/configuration_utils.h"

namespace torchmodels {

/// Sizes and switches of one Seed-OSS checkpoint. The defaults are those of the 36B model.
struct SeedOssConfig : PretrainedConfig {
  SeedOssConfig() {
    model_type = "seed_oss";
    pad_token_id = 0;
  }

  int64_t vocab_size = 155136;
  int64_t hidden_size = 5120;
  int64_t intermediate_size = 27648;
  int64_t num_hidden_layers = 64;
  int64_t num_attention_heads = 80;
  int64_t num_key_value_heads = 8;
  int64_t head_dim = 128;  // not hidden_size / num_attention_heads
  double rms_norm_eps = 1e-6;
  double rope_theta = 1e7;
  double attention_dropout = 0.0;
  double residual_dropout = 0.0;
  bool attention_bias = true;  // of queries, keys and values
  bool attention_out_bias = false;
  bool mlp_bias = false;
};

}  // namespace torchmodels
