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
namespace qwen2_5_omni {

/// Cosines and sines of the positions' angles, each [batch, length, head_dim].
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

struct Qwen2_5OmniThinkerCausalLMOutput {
  torch::Tensor loss;
  torch::Tensor logits;
  torch::Tensor last_hidden_state;
};

struct Qwen2_5OmniTalkerCausalLMOutput {
  torch::Tensor logits;
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

// ---- Activations of the vocoder, which stand here because every model draws its weights below ---
/// Twice as many samples; the filter is no parameter, and drawn by init_weights().
class UpSample1dImpl : public torch::nn::Module {
 public:
  UpSample1dImpl();

  torch::Tensor forward(const torch::Tensor& hidden_states);

  torch::Tensor filter;
};
TORCH_MODULE(UpSample1d);

/// Half as many samples.
class DownSample1dImpl : public torch::nn::Module {
 public:
  DownSample1dImpl();

  torch::Tensor forward(const torch::Tensor& hidden_states);

  torch::Tensor filter;
};
TORCH_MODULE(DownSample1d);

/// A low-pass filter [1, 1, kernel_size].
torch::Tensor kaiser_sinc_filter1d(double cutoff, double half_width, int64_t kernel_size);

/// What all models share, whatever their configuration.
template <class Config>
class Qwen2_5OmniPreTrainedModel : public PreTrainedModel<Config> {
 public:
  using PreTrainedModel<Config>::PreTrainedModel;

  /// Modules that stay on one device.
  std::vector<std::string> no_split_modules = {"Qwen2_5OmniDecoderLayer", "Qwen2_5OmniVisionBlock"};

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override {
    PreTrainedModel<Config>::init_weights(module, generator);
    if (auto* norm = module.as<Qwen2_5OmniRMSNorm>()) {
      norm->weight.fill_(1.0);
    } else if (auto* attention = module.as<torch::nn::MultiheadAttention>()) {
      attention->in_proj_weight.normal_(0.0, this->config.initializer_range, generator);
    } else if (auto* transposed = module.as<torch::nn::ConvTranspose1d>()) {
      transposed->weight.normal_(0.0, this->config.initializer_range, generator);
      transposed->bias.zero_();
    } else if (auto* upsample = module.as<UpSample1d>()) {
      upsample->filter.copy_(kaiser_sinc_filter1d(0.25, 0.3, upsample->filter.size(-1)));
    } else if (auto* downsample = module.as<DownSample1d>()) {
      downsample->filter.copy_(kaiser_sinc_filter1d(0.25, 0.3, downsample->filter.size(-1)));
    }
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

// ---- The talker ---------------------------------------------------------------------------------
class Qwen2_5OmniTalkerModelImpl : public Qwen2_5OmniPreTrainedModel<Qwen2_5OmniTalkerConfig> {
 public:
  explicit Qwen2_5OmniTalkerModelImpl(const Qwen2_5OmniTalkerConfig& config);

  torch::Tensor forward(const torch::Tensor& inputs_embeds);

  torch::nn::Linear thinker_to_talker_proj{nullptr};
  Qwen2_5OmniDecoder decoder{nullptr};
};
TORCH_MODULE(Qwen2_5OmniTalkerModel);

class Qwen2_5OmniTalkerForConditionalGenerationImpl
    : public Qwen2_5OmniPreTrainedModel<Qwen2_5OmniTalkerConfig> {
 public:
  explicit Qwen2_5OmniTalkerForConditionalGenerationImpl(const Qwen2_5OmniTalkerConfig& config);

  /// The thinker's hidden states in, logits of codes out.
  Qwen2_5OmniTalkerCausalLMOutput forward(const torch::Tensor& thinker_states);

  Qwen2_5OmniTalkerModel model{nullptr};
  torch::nn::Linear codec_head{nullptr};
};
TORCH_MODULE(Qwen2_5OmniTalkerForConditionalGeneration);

// ---- From codes to a waveform -------------------------------------------------------------------
/// x + sin²(alpha * x) / beta
class SnakeBetaImpl : public torch::nn::Module {
 public:
  explicit SnakeBetaImpl(int64_t channels);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  torch::Tensor alpha, beta;
};
TORCH_MODULE(SnakeBeta);

/// An activation at twice the rate, so that what it adds above the old one can be filtered out.
class TorchActivation1dImpl : public torch::nn::Module {
 public:
  explicit TorchActivation1dImpl(int64_t channels);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  SnakeBeta act{nullptr};
  UpSample1d upsample{nullptr};
  DownSample1d downsample{nullptr};
};
TORCH_MODULE(TorchActivation1d);

class AMPBlockImpl : public torch::nn::Module {
 public:
  explicit AMPBlockImpl(int64_t channels);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  TorchActivation1d activation{nullptr};
  torch::nn::Conv1d conv{nullptr};
};
TORCH_MODULE(AMPBlock);

/// Spectra [batch, mel bins, frames] to samples [batch, length].
class Qwen2_5OmniToken2WavBigVGANModelImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniToken2WavBigVGANModelImpl(const Qwen2_5OmniBigVGANConfig& config);

  torch::Tensor forward(const torch::Tensor& mel_spectrogram);

  torch::nn::Conv1d conv_pre{nullptr}, conv_post{nullptr};
  torch::nn::ModuleList ups{nullptr}, resblocks{nullptr};
};
TORCH_MODULE(Qwen2_5OmniToken2WavBigVGANModel);

class DiTDecoderLayerImpl : public torch::nn::Module {
 public:
  explicit DiTDecoderLayerImpl(const Qwen2_5OmniDiTConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  torch::nn::LayerNorm norm{nullptr};
  torch::nn::Linear fc1{nullptr}, fc2{nullptr};
};
TORCH_MODULE(DiTDecoderLayer);

/// Codes [batch, length] to spectra [batch, mel bins, length].
class Qwen2_5OmniToken2WavDiTModelImpl : public torch::nn::Module {
 public:
  explicit Qwen2_5OmniToken2WavDiTModelImpl(const Qwen2_5OmniDiTConfig& config);

  torch::Tensor forward(const torch::Tensor& codes);

  torch::nn::Embedding codec_embed{nullptr};
  torch::nn::ModuleList layers{nullptr};
  torch::nn::Linear proj_out{nullptr};
};
TORCH_MODULE(Qwen2_5OmniToken2WavDiTModel);

class Qwen2_5OmniToken2WavModelImpl
    : public Qwen2_5OmniPreTrainedModel<Qwen2_5OmniToken2WavConfig> {
 public:
  explicit Qwen2_5OmniToken2WavModelImpl(const Qwen2_5OmniToken2WavConfig& config);

  torch::Tensor forward(const torch::Tensor& codes);

  Qwen2_5OmniToken2WavDiTModel code2wav_dit_model{nullptr};
  Qwen2_5OmniToken2WavBigVGANModel code2wav_bigvgan_model{nullptr};
};
TORCH_MODULE(Qwen2_5OmniToken2WavModel);

// ---- All of it ----------------------------------------------------------------------------------

class Qwen2_5OmniForConditionalGenerationImpl
    : public Qwen2_5OmniPreTrainedModel<Qwen2_5OmniConfig> {
 public:
  explicit Qwen2_5OmniForConditionalGenerationImpl(const Qwen2_5OmniConfig& config);

  void enable_talker();
  void disable_talker();

  /// As the thinker's.
  Qwen2_5OmniThinkerCausalLMOutput forward(const torch::Tensor& input_ids,
                                           const torch::Tensor& attention_mask = {},
                                           const torch::Tensor& pixel_values = {},
                                           const torch::Tensor& input_features = {},
                                           const torch::Tensor& labels = {});

  Qwen2_5OmniGenerateOutput generate(const torch::Tensor& input_ids, int64_t max_new_tokens,
                                     bool return_audio = false);

  Qwen2_5OmniThinkerForConditionalGeneration thinker{nullptr};
  bool has_talker = false;
  Qwen2_5OmniTalkerForConditionalGeneration talker{nullptr};
  Qwen2_5OmniToken2WavModel token2wav{nullptr};
};
TORCH_MODULE(Qwen2_5OmniForConditionalGeneration);

}  // namespace qwen2_5_omni
}  // namespace torchmodels
