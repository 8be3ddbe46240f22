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

#include "qwen2_5_omni/modeling_qwen2_5_omni.h"

#include <cmath>
#include <string>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <vector>

#include "common/model_registry.h"
#include "common/modeling_losses.h"

namespace torchmodels {
namespace qwen2_5_omni {

namespace {

constexpr int64_t kFilterSize = 12;

torch::nn::Linear linear(int64_t in, int64_t out, bool bias = false) {
  return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(bias));
}

torch::nn::LayerNorm layer_norm(int64_t size) {
  return torch::nn::LayerNorm(torch::nn::LayerNormOptions({size}));
}

torch::nn::MultiheadAttention attention(int64_t size, int64_t heads) {
  return torch::nn::MultiheadAttention(torch::nn::MultiheadAttentionOptions(size, heads));
}

/// A convolution that keeps the length.
torch::nn::Conv1d conv1d(int64_t in, int64_t out, int64_t stride = 1) {
  return torch::nn::Conv1d(torch::nn::Conv1dOptions(in, out, 3).stride(stride).padding(1));
}

/// `hidden_states` [batch, length, width] look at each other.
torch::Tensor attend(torch::nn::MultiheadAttention& module, const torch::Tensor& hidden_states) {
  const auto rows = hidden_states.transpose(0, 1);
  return std::get<0>(module->forward(rows, rows, rows)).transpose(0, 1);
}

/// Sines and cosines of the positions, [length, channels].
torch::Tensor sinusoids(int64_t length, int64_t channels) {
  const int64_t half = channels / 2;
  const double step = std::log(10000.0) / static_cast<double>(half - 1);
  const auto scales = torch::exp(torch::arange(half, torch::kFloat32) * -step);
  const auto angles = torch::arange(length, torch::kFloat32).unsqueeze(1) * scales;
  return torch::cat({angles.sin(), angles.cos()}, /*dim=*/1);
}

/// (a, b) becomes (-b, a), where a and b are the halves of the last dimension.
torch::Tensor rotate_half(const torch::Tensor& x) {
  const auto halves = x.chunk(2, /*dim=*/-1);
  return torch::cat({-halves[1], halves[0]}, /*dim=*/-1);
}

/// Turns queries and keys by their positions' angles; `cos` and `sin` lack the head dimension.
std::pair<torch::Tensor, torch::Tensor> apply_rotary_pos_emb(const torch::Tensor& q,
                                                             const torch::Tensor& k,
                                                             const torch::Tensor& cos,
                                                             const torch::Tensor& sin,
                                                             int64_t unsqueeze_dim = 1) {
  const auto wide_cos = cos.unsqueeze(unsqueeze_dim);
  const auto wide_sin = sin.unsqueeze(unsqueeze_dim);
  return {q * wide_cos + rotate_half(q) * wide_sin, k * wide_cos + rotate_half(k) * wide_sin};
}

}  // namespace

// ---- Parts of several models --------------------------------------------------------------------

Qwen2_5OmniRMSNormImpl::Qwen2_5OmniRMSNormImpl(int64_t hidden_size, double eps)
    : variance_epsilon(eps) {
  weight = register_parameter("weight", torch::ones({hidden_size}));
}

torch::Tensor Qwen2_5OmniRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  auto normalized = hidden_states.to(torch::kFloat32);
  const auto variance = normalized.pow(2).mean(/*dim=*/-1, /*keepdim=*/true);
  normalized = normalized * torch::rsqrt(variance + variance_epsilon);
  return weight * normalized.to(hidden_states.scalar_type());
}

Qwen2_5OmniMLPImpl::Qwen2_5OmniMLPImpl(int64_t hidden_size, int64_t intermediate_size) {
  gate_proj = register_module("gate_proj", linear(hidden_size, intermediate_size));
  up_proj = register_module("up_proj", linear(hidden_size, intermediate_size));
  down_proj = register_module("down_proj", linear(intermediate_size, hidden_size));
}

torch::Tensor Qwen2_5OmniMLPImpl::forward(const torch::Tensor& x) {
  return down_proj->forward(torch::silu(gate_proj->forward(x)) * up_proj->forward(x));
}

Qwen2_5OmniAttentionImpl::Qwen2_5OmniAttentionImpl(const Qwen2_5OmniTextConfig& config)
    : head_dim(config.hidden_size / config.num_attention_heads),
      num_key_value_groups(config.num_attention_heads / config.num_key_value_heads) {
  const int64_t key_size = config.num_key_value_heads * head_dim;
  q_proj = register_module("q_proj", linear(config.hidden_size, config.hidden_size, true));
  k_proj = register_module("k_proj", linear(config.hidden_size, key_size, true));
  v_proj = register_module("v_proj", linear(config.hidden_size, key_size, true));
  o_proj = register_module("o_proj", linear(config.hidden_size, config.hidden_size));
}

torch::Tensor Qwen2_5OmniAttentionImpl::forward(const torch::Tensor& hidden_states,
                                                const PositionEmbeddings& position_embeddings,
                                                const torch::Tensor& attention_mask) {
  const int64_t batch = hidden_states.size(0);
  const int64_t length = hidden_states.size(1);
  const auto heads_of = [&](torch::nn::Linear& projection) {
    return projection->forward(hidden_states).view({batch, length, -1, head_dim}).transpose(1, 2);
  };
  auto query = heads_of(q_proj);
  auto key = heads_of(k_proj);
  auto value = heads_of(v_proj);
  const auto& [cos, sin] = position_embeddings;
  std::tie(query, key) = apply_rotary_pos_emb(query, key, cos, sin);

  key = key.repeat_interleave(num_key_value_groups, /*dim=*/1);
  value = value.repeat_interleave(num_key_value_groups, /*dim=*/1);
  const double scaling = 1.0 / std::sqrt(static_cast<double>(head_dim));
  auto weights = torch::matmul(query, key.transpose(2, 3)) * scaling + attention_mask;
  weights = torch::softmax(weights, /*dim=*/-1, torch::kFloat32).to(query.scalar_type());
  return o_proj->forward(
      torch::matmul(weights, value).transpose(1, 2).reshape({batch, length, -1}));
}

Qwen2_5OmniDecoderLayerImpl::Qwen2_5OmniDecoderLayerImpl(const Qwen2_5OmniTextConfig& config) {
  self_attn = register_module("self_attn", Qwen2_5OmniAttention(config));
  mlp = register_module("mlp", Qwen2_5OmniMLP(config.hidden_size, config.intermediate_size));
  input_layernorm = register_module("input_layernorm",
                                    Qwen2_5OmniRMSNorm(config.hidden_size, config.rms_norm_eps));
  post_attention_layernorm = register_module(
      "post_attention_layernorm", Qwen2_5OmniRMSNorm(config.hidden_size, config.rms_norm_eps));
}

torch::Tensor Qwen2_5OmniDecoderLayerImpl::forward(torch::Tensor hidden_states,
                                                   const PositionEmbeddings& position_embeddings,
                                                   const torch::Tensor& attention_mask) {
  hidden_states = hidden_states + self_attn->forward(input_layernorm->forward(hidden_states),
                                                     position_embeddings, attention_mask);
  return hidden_states + mlp->forward(post_attention_layernorm->forward(hidden_states));
}

Qwen2_5OmniDecoderImpl::Qwen2_5OmniDecoderImpl(const Qwen2_5OmniTextConfig& config) {
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.num_hidden_layers; ++index) {
    layers->push_back(Qwen2_5OmniDecoderLayer(config));
  }
  norm = register_module("norm", Qwen2_5OmniRMSNorm(config.hidden_size, config.rms_norm_eps));
  const int64_t head_dim = config.hidden_size / config.num_attention_heads;
  const auto exponents =
      torch::arange(0, head_dim, 2, torch::kFloat32) / static_cast<double>(head_dim);
  inv_freq = register_buffer("inv_freq", torch::pow(config.rope_theta, -exponents));
}

torch::Tensor Qwen2_5OmniDecoderImpl::forward(const torch::Tensor& inputs_embeds,
                                              const torch::Tensor& attention_mask) {
  const int64_t length = inputs_embeds.size(1);
  const auto positions = torch::arange(length, torch::kFloat32).unsqueeze(0);
  const auto angles = positions.unsqueeze(-1) * inv_freq;
  const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
  const PositionEmbeddings position_embeddings(both_halves.cos(), both_halves.sin());
  const auto causal_mask = create_causal_mask(attention_mask, length, inputs_embeds.options());
  auto hidden_states = inputs_embeds;
  for (const auto& layer : *layers) {
    hidden_states = layer->as<Qwen2_5OmniDecoderLayer>()->forward(hidden_states,
                                                                  position_embeddings, causal_mask);
  }
  return norm->forward(hidden_states);
}

// ---- Activations of the vocoder -----------------------------------------------------------------
torch::Tensor kaiser_sinc_filter1d(double cutoff, double half_width, int64_t kernel_size) {
  const double attenuation = 2.285 * (kernel_size / 2.0 - 1.0) * M_PI * 4.0 * half_width + 7.95;
  const double beta = attenuation > 50.0 ? 0.1102 * (attenuation - 8.7) : 0.0;
  const auto window = torch::kaiser_window(kernel_size, /*periodic=*/false, beta);
  const auto time = torch::arange(kernel_size, torch::kFloat32) - kernel_size / 2.0 + 0.5;
  const auto filter = window * 2.0 * cutoff * torch::sinc(time * (2.0 * cutoff));
  return (filter / filter.sum()).view({1, 1, kernel_size});
}

UpSample1dImpl::UpSample1dImpl() {
  filter = register_buffer("filter", torch::zeros({1, 1, kFilterSize}));
}

torch::Tensor UpSample1dImpl::forward(const torch::Tensor& hidden_states) {
  const int64_t channels = hidden_states.size(1);
  return torch::conv_transpose1d(hidden_states, filter.expand({channels, 1, kFilterSize}),
                                 /*bias=*/{}, /*stride=*/2, /*padding=*/kFilterSize / 2 - 1,
                                 /*output_padding=*/0, /*groups=*/channels) *
         2.0;
}

DownSample1dImpl::DownSample1dImpl() {
  filter = register_buffer("filter", torch::zeros({1, 1, kFilterSize}));
}

torch::Tensor DownSample1dImpl::forward(const torch::Tensor& hidden_states) {
  const int64_t channels = hidden_states.size(1);
  return torch::conv1d(hidden_states, filter.expand({channels, 1, kFilterSize}), /*bias=*/{},
                       /*stride=*/2, /*padding=*/kFilterSize / 2 - 1, /*dilation=*/1,
                       /*groups=*/channels);
}

// ---- The thinker --------------------------------------------------------------------------------

Qwen2_5OmniAudioEncoderLayerImpl::Qwen2_5OmniAudioEncoderLayerImpl(
    const Qwen2_5OmniAudioEncoderConfig& config) {
  self_attn =
      register_module("self_attn", attention(config.d_model, config.encoder_attention_heads));
  self_attn_layer_norm = register_module("self_attn_layer_norm", layer_norm(config.d_model));
  fc1 = register_module("fc1", linear(config.d_model, config.encoder_ffn_dim, true));
  fc2 = register_module("fc2", linear(config.encoder_ffn_dim, config.d_model, true));
  final_layer_norm = register_module("final_layer_norm", layer_norm(config.d_model));
}

torch::Tensor Qwen2_5OmniAudioEncoderLayerImpl::forward(torch::Tensor hidden_states) {
  hidden_states = hidden_states + attend(self_attn, self_attn_layer_norm->forward(hidden_states));
  const auto widened = torch::gelu(fc1->forward(final_layer_norm->forward(hidden_states)));
  return hidden_states + fc2->forward(widened);
}

Qwen2_5OmniAudioEncoderImpl::Qwen2_5OmniAudioEncoderImpl(
    const Qwen2_5OmniAudioEncoderConfig& config) {
  conv1 = register_module("conv1", conv1d(config.num_mel_bins, config.d_model));
  conv2 = register_module("conv2", conv1d(config.d_model, config.d_model, /*stride=*/2));
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.encoder_layers; ++index) {
    layers->push_back(Qwen2_5OmniAudioEncoderLayer(config));
  }
  ln_post = register_module("ln_post", layer_norm(config.d_model));
  proj = register_module("proj", linear(config.d_model, config.output_dim, true));
}

torch::Tensor Qwen2_5OmniAudioEncoderImpl::forward(const torch::Tensor& input_features) {
  auto hidden_states = torch::gelu(conv1->forward(input_features), "tanh");
  hidden_states = torch::gelu(conv2->forward(hidden_states), "tanh").transpose(1, 2);
  hidden_states = hidden_states + sinusoids(hidden_states.size(1), hidden_states.size(2));
  for (const auto& layer : *layers) {
    hidden_states = layer->as<Qwen2_5OmniAudioEncoderLayer>()->forward(hidden_states);
  }
  return proj->forward(ln_post->forward(hidden_states));
}

Qwen2_5OmniVisionBlockImpl::Qwen2_5OmniVisionBlockImpl(
    const Qwen2_5OmniVisionEncoderConfig& config) {
  norm1 = register_module("norm1", Qwen2_5OmniRMSNorm(config.hidden_size));
  norm2 = register_module("norm2", Qwen2_5OmniRMSNorm(config.hidden_size));
  attn = register_module("attn", attention(config.hidden_size, config.num_heads));
  mlp = register_module("mlp", Qwen2_5OmniMLP(config.hidden_size, config.intermediate_size));
}

torch::Tensor Qwen2_5OmniVisionBlockImpl::forward(torch::Tensor hidden_states) {
  hidden_states = hidden_states + attend(attn, norm1->forward(hidden_states));
  return hidden_states + mlp->forward(norm2->forward(hidden_states));
}

Qwen2_5OmniVisionEncoderImpl::Qwen2_5OmniVisionEncoderImpl(
    const Qwen2_5OmniVisionEncoderConfig& config)
    : merged_size(config.hidden_size * config.spatial_merge_size * config.spatial_merge_size) {
  const int64_t values = config.in_channels * config.patch_size * config.patch_size;
  patch_embed = register_module("patch_embed", linear(values, config.hidden_size));
  blocks = register_module("blocks", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.depth; ++index) {
    blocks->push_back(Qwen2_5OmniVisionBlock(config));
  }
  ln_q = register_module("ln_q", Qwen2_5OmniRMSNorm(config.hidden_size));
  merger = register_module("merger", linear(merged_size, config.out_hidden_size, true));
}

torch::Tensor Qwen2_5OmniVisionEncoderImpl::forward(const torch::Tensor& pixel_values) {
  auto hidden_states = patch_embed->forward(pixel_values);
  hidden_states = hidden_states + sinusoids(hidden_states.size(1), hidden_states.size(2));
  for (const auto& block : *blocks) {
    hidden_states = block->as<Qwen2_5OmniVisionBlock>()->forward(hidden_states);
  }
  return merger->forward(
      ln_q->forward(hidden_states).reshape({pixel_values.size(0), -1, merged_size}));
}

Qwen2_5OmniThinkerForConditionalGenerationImpl::Qwen2_5OmniThinkerForConditionalGenerationImpl(
    const Qwen2_5OmniThinkerConfig& config)
    : Qwen2_5OmniPreTrainedModel(config) {
  const auto& text = config.text_config;
  audio_tower = register_module("audio_tower", Qwen2_5OmniAudioEncoder(config.audio_config));
  visual = register_module("visual", Qwen2_5OmniVisionEncoder(config.vision_config));
  embed_tokens =
      register_module("embed_tokens", torch::nn::Embedding(text.vocab_size, text.hidden_size));
  model = register_module("model", Qwen2_5OmniDecoder(text));
  lm_head = register_module("lm_head", linear(text.hidden_size, text.vocab_size));
  post_init();
}

torch::Tensor Qwen2_5OmniThinkerForConditionalGenerationImpl::place(
    const torch::Tensor& inputs_embeds, const torch::Tensor& input_ids, int64_t token_id,
    const torch::Tensor& features) {
  const auto mask = input_ids.eq(token_id);
  const auto rows = features.reshape({-1, features.size(-1)});
  const auto count = mask.sum().item<int64_t>();
  TORCH_CHECK(count == rows.size(0), count, " placeholders for ", rows.size(0), " tokens");
  return inputs_embeds.masked_scatter(mask.unsqueeze(-1).expand_as(inputs_embeds), rows);
}

Qwen2_5OmniThinkerCausalLMOutput Qwen2_5OmniThinkerForConditionalGenerationImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& input_features,
    const torch::Tensor& labels) {
  auto inputs_embeds = embed_tokens->forward(input_ids);
  if (input_features.defined()) {
    inputs_embeds = place(inputs_embeds, input_ids, config.audio_token_id,
                          audio_tower->forward(input_features));
  }
  if (pixel_values.defined()) {
    inputs_embeds =
        place(inputs_embeds, input_ids, config.image_token_id, visual->forward(pixel_values));
  }
  const auto hidden_states = model->forward(inputs_embeds, attention_mask);
  const auto logits = lm_head->forward(hidden_states);
  return {causal_lm_loss(logits, labels), logits, hidden_states};
}

// ---- The talker ---------------------------------------------------------------------------------
Qwen2_5OmniTalkerModelImpl::Qwen2_5OmniTalkerModelImpl(const Qwen2_5OmniTalkerConfig& config)
    : Qwen2_5OmniPreTrainedModel(config) {
  thinker_to_talker_proj =
      register_module("thinker_to_talker_proj",
                      linear(config.embedding_size, config.text_config.hidden_size, true));
  decoder = register_module("decoder", Qwen2_5OmniDecoder(config.text_config));
  post_init();
}

torch::Tensor Qwen2_5OmniTalkerModelImpl::forward(const torch::Tensor& inputs_embeds) {
  return decoder->forward(thinker_to_talker_proj->forward(inputs_embeds),
                          /*attention_mask=*/torch::Tensor());
}

Qwen2_5OmniTalkerForConditionalGenerationImpl::Qwen2_5OmniTalkerForConditionalGenerationImpl(
    const Qwen2_5OmniTalkerConfig& config)
    : Qwen2_5OmniPreTrainedModel(config) {
  model = register_module("model", Qwen2_5OmniTalkerModel(config));
  codec_head = register_module(
      "codec_head", linear(config.text_config.hidden_size, config.text_config.vocab_size));
  post_init();
}

Qwen2_5OmniTalkerCausalLMOutput Qwen2_5OmniTalkerForConditionalGenerationImpl::forward(
    const torch::Tensor& thinker_states) {
  return {codec_head->forward(model->forward(thinker_states))};
}

// ---- From codes to a waveform -------------------------------------------------------------------
SnakeBetaImpl::SnakeBetaImpl(int64_t channels) {
  alpha = register_parameter("alpha", torch::zeros({channels, 1}));
  beta = register_parameter("beta", torch::zeros({channels, 1}));
}

torch::Tensor SnakeBetaImpl::forward(const torch::Tensor& hidden_states) {
  const auto wave = torch::sin(hidden_states * alpha.exp()).square();
  return hidden_states + wave / (beta.exp() + 1e-9);
}

TorchActivation1dImpl::TorchActivation1dImpl(int64_t channels) {
  act = register_module("act", SnakeBeta(channels));
  upsample = register_module("upsample", UpSample1d());
  downsample = register_module("downsample", DownSample1d());
}

torch::Tensor TorchActivation1dImpl::forward(const torch::Tensor& hidden_states) {
  return downsample->forward(act->forward(upsample->forward(hidden_states)));
}

AMPBlockImpl::AMPBlockImpl(int64_t channels) {
  activation = register_module("activation", TorchActivation1d(channels));
  conv = register_module("conv", conv1d(channels, channels));
}

torch::Tensor AMPBlockImpl::forward(const torch::Tensor& hidden_states) {
  return hidden_states + conv->forward(activation->forward(hidden_states));
}

Qwen2_5OmniToken2WavBigVGANModelImpl::Qwen2_5OmniToken2WavBigVGANModelImpl(
    const Qwen2_5OmniBigVGANConfig& config) {
  conv_pre = register_module("conv_pre", conv1d(config.mel_dim, config.upsample_initial_channel));
  ups = register_module("ups", torch::nn::ModuleList());
  resblocks = register_module("resblocks", torch::nn::ModuleList());
  int64_t channels = config.upsample_initial_channel;
  for (int64_t index = 0; index < config.num_upsamples; ++index, channels /= 2) {
    ups->push_back(torch::nn::ConvTranspose1d(
        torch::nn::ConvTranspose1dOptions(channels, channels / 2, 4).stride(2).padding(1)));
    resblocks->push_back(AMPBlock(channels / 2));
  }
  conv_post = register_module("conv_post", conv1d(channels, 1));
}

torch::Tensor Qwen2_5OmniToken2WavBigVGANModelImpl::forward(const torch::Tensor& mel_spectrogram) {
  auto hidden_states = conv_pre->forward(mel_spectrogram);
  for (size_t index = 0; index < ups->size(); ++index) {
    hidden_states = ups[index]->as<torch::nn::ConvTranspose1d>()->forward(hidden_states);
    hidden_states = resblocks[index]->as<AMPBlock>()->forward(hidden_states);
  }
  return torch::tanh(conv_post->forward(hidden_states)).squeeze(1);
}

DiTDecoderLayerImpl::DiTDecoderLayerImpl(const Qwen2_5OmniDiTConfig& config) {
  norm = register_module("norm", layer_norm(config.hidden_size));
  fc1 = register_module("fc1", linear(config.hidden_size, 2 * config.hidden_size, true));
  fc2 = register_module("fc2", linear(2 * config.hidden_size, config.hidden_size, true));
}

torch::Tensor DiTDecoderLayerImpl::forward(const torch::Tensor& hidden_states) {
  return hidden_states +
         fc2->forward(torch::gelu(fc1->forward(norm->forward(hidden_states)), "tanh"));
}

Qwen2_5OmniToken2WavDiTModelImpl::Qwen2_5OmniToken2WavDiTModelImpl(
    const Qwen2_5OmniDiTConfig& config) {
  codec_embed =
      register_module("codec_embed", torch::nn::Embedding(config.num_embeds, config.hidden_size));
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.num_hidden_layers; ++index) {
    layers->push_back(DiTDecoderLayer(config));
  }
  proj_out = register_module("proj_out", linear(config.hidden_size, config.mel_dim, true));
}

torch::Tensor Qwen2_5OmniToken2WavDiTModelImpl::forward(const torch::Tensor& codes) {
  auto hidden_states = codec_embed->forward(codes);
  for (const auto& layer : *layers) {
    hidden_states = layer->as<DiTDecoderLayer>()->forward(hidden_states);
  }
  return proj_out->forward(hidden_states).transpose(1, 2);
}

Qwen2_5OmniToken2WavModelImpl::Qwen2_5OmniToken2WavModelImpl(
    const Qwen2_5OmniToken2WavConfig& config)
    : Qwen2_5OmniPreTrainedModel(config) {
  code2wav_dit_model =
      register_module("code2wav_dit_model", Qwen2_5OmniToken2WavDiTModel(config.dit_config));
  code2wav_bigvgan_model = register_module("code2wav_bigvgan_model",
                                           Qwen2_5OmniToken2WavBigVGANModel(config.bigvgan_config));
  post_init();
}

torch::Tensor Qwen2_5OmniToken2WavModelImpl::forward(const torch::Tensor& codes) {
  return code2wav_bigvgan_model->forward(code2wav_dit_model->forward(codes));
}

// ---- All of it ----------------------------------------------------------------------------------

Qwen2_5OmniForConditionalGenerationImpl::Qwen2_5OmniForConditionalGenerationImpl(
    const Qwen2_5OmniConfig& config)
    : Qwen2_5OmniPreTrainedModel(config) {
  thinker =
      register_module("thinker", Qwen2_5OmniThinkerForConditionalGeneration(config.thinker_config));
  has_talker = config.enable_audio_output;
  if (has_talker) {
    enable_talker();
  }
  post_init();
}

void Qwen2_5OmniForConditionalGenerationImpl::enable_talker() {
  talker =
      register_module("talker", Qwen2_5OmniTalkerForConditionalGeneration(config.talker_config));
  token2wav = register_module("token2wav", Qwen2_5OmniToken2WavModel(config.token2wav_config));
  has_talker = true;
}

void Qwen2_5OmniForConditionalGenerationImpl::disable_talker() {
  if (has_talker) {
    unregister_module("talker");
    unregister_module("token2wav");
    talker = nullptr;
    token2wav = nullptr;
  }
  has_talker = false;
}

Qwen2_5OmniThinkerCausalLMOutput Qwen2_5OmniForConditionalGenerationImpl::forward(
    const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
    const torch::Tensor& pixel_values, const torch::Tensor& input_features,
    const torch::Tensor& labels) {
  return thinker->forward(input_ids, attention_mask, pixel_values, input_features, labels);
}

Qwen2_5OmniGenerateOutput Qwen2_5OmniForConditionalGenerationImpl::generate(
    const torch::Tensor& input_ids, int64_t max_new_tokens, bool return_audio) {
  TORCH_CHECK(!return_audio || has_talker, "there is no talker: call enable_talker() first");
  torch::NoGradGuard no_grad;
  Qwen2_5OmniGenerateOutput output;
  output.sequences = input_ids;
  torch::Tensor thinker_states;
  for (int64_t count = 0; count < max_new_tokens; ++count) {
    const auto step = thinker->forward(output.sequences);
    const auto next = step.logits.select(1, -1).argmax(/*dim=*/-1, /*keepdim=*/true);
    output.sequences = torch::cat({output.sequences, next}, /*dim=*/1);
    thinker_states = step.last_hidden_state;
  }
  if (return_audio) {
    const auto codes = talker->forward(thinker_states).logits.argmax(/*dim=*/-1);
    output.waveform = token2wav->forward(codes);
  }
  return output;
}

TORCHMODELS_REGISTER_MODEL(Qwen2_5OmniThinkerForConditionalGeneration, Qwen2_5OmniThinkerConfig);
TORCHMODELS_REGISTER_MODEL(Qwen2_5OmniTalkerForConditionalGeneration, Qwen2_5OmniTalkerConfig);
TORCHMODELS_REGISTER_MODEL(Qwen2_5OmniToken2WavModel, Qwen2_5OmniToken2WavConfig);
TORCHMODELS_REGISTER_MODEL(Qwen2_5OmniForConditionalGeneration, Qwen2_5OmniConfig);

}  // namespace qwen2_5_omni
}  // namespace torchmodels
