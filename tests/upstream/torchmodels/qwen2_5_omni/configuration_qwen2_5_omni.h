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

struct Qwen2_5OmniAudioEncoderConfig {
  int64_t num_mel_bins = 128;
  int64_t d_model = 1280;
  int64_t encoder_layers = 32;
  int64_t encoder_attention_heads = 20;
  int64_t encoder_ffn_dim = 5120;
  int64_t output_dim = 3584;
};

struct Qwen2_5OmniVisionEncoderConfig {
  int64_t depth = 32;
  int64_t hidden_size = 1280;
  int64_t intermediate_size = 3420;
  int64_t num_heads = 16;
  int64_t in_channels = 3;
  int64_t patch_size = 14;
  int64_t spatial_merge_size = 2;  // patches of a merged token, along each side
  int64_t out_hidden_size = 3584;
};

/// A decoder, of the thinker or of the talker.
struct Qwen2_5OmniTextConfig {
  int64_t vocab_size = 152064;
  int64_t hidden_size = 3584;
  int64_t intermediate_size = 18944;
  int64_t num_hidden_layers = 28;
  int64_t num_attention_heads = 28;
  int64_t num_key_value_heads = 4;
  double rms_norm_eps = 1e-6;
  double rope_theta = 1e6;
};

/// What listens, sees and writes.
struct Qwen2_5OmniThinkerConfig : PretrainedConfig {
  Qwen2_5OmniThinkerConfig() { model_type = "qwen2_5_omni_thinker"; }

  Qwen2_5OmniAudioEncoderConfig audio_config;
  Qwen2_5OmniVisionEncoderConfig vision_config;
  Qwen2_5OmniTextConfig text_config;
  int64_t audio_token_id = 151646;
  int64_t image_token_id = 151655;
};

/// What turns the thinker's hidden states into codes of speech.
struct Qwen2_5OmniTalkerConfig : PretrainedConfig {
  Qwen2_5OmniTalkerConfig() { model_type = "qwen2_5_omni_talker"; }

  Qwen2_5OmniTextConfig text_config;
  int64_t embedding_size = 3584;  // of the thinker
};

struct Qwen2_5OmniDiTConfig {
  int64_t num_embeds = 8193;
  int64_t hidden_size = 1024;
  int64_t num_hidden_layers = 22;
  int64_t mel_dim = 80;
};

struct Qwen2_5OmniBigVGANConfig {
  int64_t mel_dim = 80;
  int64_t upsample_initial_channel = 1536;
  int64_t num_upsamples = 6;
};

/// What turns codes into a waveform.
struct Qwen2_5OmniToken2WavConfig : PretrainedConfig {
  Qwen2_5OmniToken2WavConfig() { model_type = "qwen2_5_omni_token2wav"; }

  Qwen2_5OmniDiTConfig dit_config;
  Qwen2_5OmniBigVGANConfig bigvgan_config;
};

struct Qwen2_5OmniConfig : PretrainedConfig {
  Qwen2_5OmniConfig() { model_type = "qwen2_5_omni"; }

  Qwen2_5OmniThinkerConfig thinker_config;
  Qwen2_5OmniTalkerConfig talker_config;
  Qwen2_5OmniToken2WavConfig token2wav_config;
  bool enable_audio_output = true;
};

}  // namespace torchmodels
