// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen2_5_omni/modeling_qwen2_5_omni.h
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen2_5_omni/qwen2_5_omni_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen2_5_omni/qwen2_5_omni_gpu.patchspec.json -o generated --diff
//  Fingerprint: fca56405c55b1988
//
//  Patches applied:
//    - namespace: torchmodels::qwen2_5_omni -> torchmodels::qwen2_5_omni_gpu
//    - exclude_from_output: Qwen2_5OmniTalkerForConditionalGenerationImpl, Qwen2_5OmniTalkerModelImpl, Qwen2_5OmniTalkerCausalLMOutput, Qwen2_5OmniToken2WavModelImpl
//      talker and vocoder are not trained here, and are as large as the thinker
//    - exclude_from_output: Qwen2_5OmniForConditionalGenerationImpl::talker, Qwen2_5OmniForConditionalGenerationImpl::token2wav, Qwen2_5OmniForConditionalGenerationImpl::disable_talker
//      there is no talker to hold or to drop
//    - override_method: Qwen2_5OmniPreTrainedModel::init_weights
//      without the vocoder's modules
//    - exclude_from_output: kaiser_sinc_filter1d
//      only upstream's init_weights used it, for the vocoder
//    - override_method: Qwen2_5OmniForConditionalGenerationImpl::Qwen2_5OmniForConditionalGenerationImpl
//      makes no talker; audio layers are sharded, too
//    - override_method: Qwen2_5OmniForConditionalGenerationImpl::enable_talker
//      says that there is no talker
//    - override_method: Qwen2_5OmniForConditionalGenerationImpl::generate
//      says that this variant does not generate
//    - override_method: Qwen2_5OmniForConditionalGenerationImpl::prepare_state_dict
//      published checkpoints have a talker
// ============================================================================
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

#include <string>
#include <torch/torch.h>
#include <utility>
#include <vector>

#include "common/modeling_utils.h"
#include "qwen2_5_omni/configuration_qwen2_5_omni.h"

namespace torchmodels {
namespace qwen2_5_omni_gpu {

/// Cosines and sines of the positions' angles, each [batch, length, head_dim].
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

struct Qwen2_5OmniThinkerCausalLMOutput {
  torch::Tensor loss;
  torch::Tensor logits;
  torch::Tensor last_hidden_state;
};

/// What generate() gives back; without speech `waveform` is undefined.
struct Qwen2_5OmniGenerateOutput {
  torch::Tensor sequences;
  torch::Tensor waveform;
};

// ---- Parts of several models --------------------------------------------------------------------

/// Scales each vector to a root mean square of one, then by a learned weight.
class Qwen2_5OmniRMSNormImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniRMSNormImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen2_5OmniRMSNorm);

class Qwen2_5OmniMLPImpl : public torch::nn::Module {
 public:
  Qwen2_5OmniMLPImpl(int64_t hidden_size, int64_t intermediate_size);

  torch::Tensor forward(const torch::Tensor& x);

  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(Qwen2_5OmniMLP);

class Qwen2_5OmniAttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniAttentionImpl(const Qwen2_5OmniTextConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t head_dim;
  int64_t num_key_value_groups;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};
};
TORCH_MODULE(Qwen2_5OmniAttention);

class Qwen2_5OmniDecoderLayerImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniDecoderLayerImpl(const Qwen2_5OmniTextConfig& config);

  torch::Tensor forward(torch::Tensor hidden_states, const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  Qwen2_5OmniAttention self_attn{nullptr};
  Qwen2_5OmniMLP mlp{nullptr};
  Qwen2_5OmniRMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(Qwen2_5OmniDecoderLayer);

/// Layers and norm, embeddings in and hidden states out.
class Qwen2_5OmniDecoderImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniDecoderImpl(const Qwen2_5OmniTextConfig& config);

  torch::Tensor forward(const torch::Tensor& inputs_embeds, const torch::Tensor& attention_mask);

  torch::nn::ModuleList layers{nullptr};
  Qwen2_5OmniRMSNorm norm{nullptr};
  torch::Tensor inv_freq;
};
TORCH_MODULE(Qwen2_5OmniDecoder);

// ======================================================================
// [MODIFIED CLASS] Qwen2_5OmniPreTrainedModel
// Methods patched: init_weights
// Reason: without the vocoder's modules
// Source: Qwen2_5OmniPreTrainedModel::init_weights in qwen2_5_omni_gpu_patches.cpp
// ======================================================================
/// What all models share, whatever their configuration.
template <class Config>
class Qwen2_5OmniPreTrainedModel : public PreTrainedModel<Config> {
 public:
  using PreTrainedModel<Config>::PreTrainedModel;

  /// Modules that stay on one device.
  std::vector<std::string> no_split_modules = {"Qwen2_5OmniDecoderLayer", "Qwen2_5OmniVisionBlock"};

 protected:
  // 1. no branches for the vocoder's modules — there is no vocoder
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override {
    PreTrainedModel<Config>::init_weights(module, generator);
    if (auto* norm = module.as<Qwen2_5OmniRMSNorm>()) {
      norm->weight.fill_(1.0);
    } else if (auto* attention = module.as<torch::nn::MultiheadAttention>()) {
      attention->in_proj_weight.normal_(0.0, this->config.initializer_range, generator);
    }
    // --- Patch.1 ---
    // no ConvTranspose1d, no UpSample1d, no DownSample1d
    // --- Patch.1 ---
  }
};

// ---- The thinker --------------------------------------------------------------------------------

class Qwen2_5OmniAudioEncoderLayerImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniAudioEncoderLayerImpl(const Qwen2_5OmniAudioEncoderConfig& config);

  torch::Tensor forward(torch::Tensor hidden_states);

  torch::nn::MultiheadAttention self_attn{nullptr};
  torch::nn::LayerNorm self_attn_layer_norm{nullptr}, final_layer_norm{nullptr};
  torch::nn::Linear fc1{nullptr}, fc2{nullptr};
};
TORCH_MODULE(Qwen2_5OmniAudioEncoderLayer);

/// Spectra [clips, mel bins, frames] to tokens [clips, frames / 2, width].
class Qwen2_5OmniAudioEncoderImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniAudioEncoderImpl(const Qwen2_5OmniAudioEncoderConfig& config);

  torch::Tensor forward(const torch::Tensor& input_features);

  torch::nn::Conv1d conv1{nullptr}, conv2{nullptr};
  torch::nn::ModuleList layers{nullptr};
  torch::nn::LayerNorm ln_post{nullptr};
  torch::nn::Linear proj{nullptr};
};
TORCH_MODULE(Qwen2_5OmniAudioEncoder);

class Qwen2_5OmniVisionBlockImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniVisionBlockImpl(const Qwen2_5OmniVisionEncoderConfig& config);

  torch::Tensor forward(torch::Tensor hidden_states);

  Qwen2_5OmniRMSNorm norm1{nullptr}, norm2{nullptr};
  torch::nn::MultiheadAttention attn{nullptr};
  Qwen2_5OmniMLP mlp{nullptr};
};
TORCH_MODULE(Qwen2_5OmniVisionBlock);

/// Patches [images, patches, values] to tokens [images, merged, width].
class Qwen2_5OmniVisionEncoderImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniVisionEncoderImpl(const Qwen2_5OmniVisionEncoderConfig& config);

  torch::Tensor forward(const torch::Tensor& pixel_values);

  int64_t merged_size;
  torch::nn::Linear patch_embed{nullptr};
  torch::nn::ModuleList blocks{nullptr};
  Qwen2_5OmniRMSNorm ln_q{nullptr};
  torch::nn::Linear merger{nullptr};
};
TORCH_MODULE(Qwen2_5OmniVisionEncoder);

class Qwen2_5OmniThinkerForConditionalGenerationImpl
    : public Qwen2_5OmniPreTrainedModel<Qwen2_5OmniThinkerConfig> {
 public:
  explicit Qwen2_5OmniThinkerForConditionalGenerationImpl(const Qwen2_5OmniThinkerConfig& config);

  /// Patches and spectra may be missing. `labels` are token ids, kIgnoreIndex where no loss is
  /// wanted.
  Qwen2_5OmniThinkerCausalLMOutput forward(const torch::Tensor& input_ids,
                                           const torch::Tensor& attention_mask = {},
                                           const torch::Tensor& pixel_values = {},
                                           const torch::Tensor& input_features = {},
                                           const torch::Tensor& labels = {});

  Qwen2_5OmniAudioEncoder audio_tower{nullptr};
  Qwen2_5OmniVisionEncoder visual{nullptr};
  torch::nn::Embedding embed_tokens{nullptr};
  Qwen2_5OmniDecoder model{nullptr};
  torch::nn::Linear lm_head{nullptr};

 private:
  torch::Tensor place(const torch::Tensor& inputs_embeds, const torch::Tensor& input_ids,
                      int64_t token_id, const torch::Tensor& features);
};
TORCH_MODULE(Qwen2_5OmniThinkerForConditionalGeneration);

// ---- All of it ----------------------------------------------------------------------------------

// ======================================================================
// [MODIFIED CLASS] Qwen2_5OmniForConditionalGenerationImpl
// Methods patched: Qwen2_5OmniForConditionalGenerationImpl, enable_talker, generate, prepare_state_dict
// Qwen2_5OmniForConditionalGenerationImpl: Reason: makes no talker; audio layers are sharded, too
// Qwen2_5OmniForConditionalGenerationImpl: Source: Qwen2_5OmniForConditionalGenerationImpl::Qwen2_5OmniForConditionalGenerationImpl in qwen2_5_omni_gpu_patches.cpp
// enable_talker: Reason: says that there is no talker
// enable_talker: Source: Qwen2_5OmniForConditionalGenerationImpl::enable_talker in qwen2_5_omni_gpu_patches.cpp
// generate: Reason: says that this variant does not generate
// generate: Source: Qwen2_5OmniForConditionalGenerationImpl::generate in qwen2_5_omni_gpu_patches.cpp
// prepare_state_dict: Reason: published checkpoints have a talker
// prepare_state_dict: Source: Qwen2_5OmniForConditionalGenerationImpl::prepare_state_dict in qwen2_5_omni_gpu_patches.cpp
// ======================================================================
class Qwen2_5OmniForConditionalGenerationImpl
    : public Qwen2_5OmniPreTrainedModel<Qwen2_5OmniConfig> {
 public:
  explicit Qwen2_5OmniForConditionalGenerationImpl(const Qwen2_5OmniConfig& config);

  /// There is none: throws.
  void enable_talker();

  /// As the thinker's.
  Qwen2_5OmniThinkerCausalLMOutput forward(const torch::Tensor& input_ids,
                                           const torch::Tensor& attention_mask = {},
                                           const torch::Tensor& pixel_values = {},
                                           const torch::Tensor& input_features = {},
                                           const torch::Tensor& labels = {});

  /// Throws: this variant trains. Upstream's model generates.
  Qwen2_5OmniGenerateOutput generate(const torch::Tensor& input_ids, int64_t max_new_tokens,
                                     bool return_audio = false);

  Qwen2_5OmniThinkerForConditionalGeneration thinker{nullptr};
  bool has_talker = false;

 protected:
  /// Drops what checkpoints of the whole model have for talker and vocoder.
  //
  // 1. keys of talker and vocoder — published checkpoints have them, this model has not
  void prepare_state_dict(StateDict& state) override {
    // --- Patch.1 ---
    for (const std::string prefix : {"talker.", "token2wav."}) {
      auto entry = state.lower_bound(prefix);
      while (entry != state.end() && entry->first.compare(0, prefix.size(), prefix) == 0) {
        entry = state.erase(entry);
      }
    }
    // --- Patch.1 ---
  }
};
TORCH_MODULE(Qwen2_5OmniForConditionalGeneration);

}  // namespace qwen2_5_omni_gpu
}  // namespace torchmodels
