// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen3_5/modeling_qwen3_5.h
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen3_5/qwen3_5_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen3_5/qwen3_5_gpu.patchspec.json -o generated --diff
//  Fingerprint: a38d56f33fb61149
//
//  Patches applied:
//    - namespace: torchmodels::qwen3_5 -> torchmodels::qwen3_5_gpu
//    - override_method: Qwen3_5GatedDeltaNetImpl::forward
//      sequences of a packed row are kept apart
//    - override_method: Qwen3_5DecoderLayerImpl::forward
//      hands on where sequences begin
//    - override_method: Qwen3_5ModelImpl::forward
//      takes packed rows
//    - override_method: Qwen3_5ForCausalLMImpl::forward
//      takes packed rows; training on long sequences: the logits of a batch do not fit beside the model
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

#include <torch/torch.h>
#include <utility>
#include <vector>

#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "qwen3_5/configuration_qwen3_5.h"

namespace torchmodels {
namespace qwen3_5_gpu {

/// Cosines and sines of the positions' angles, each [batch, length, rotary size].
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

/// Scales each vector to a root mean square of one, then by one plus a learned weight.
class Qwen3_5RMSNormImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5RMSNormImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3_5RMSNorm);

/// A norm whose output is gated.
class Qwen3_5RMSNormGatedImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5RMSNormGatedImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& gate);

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3_5RMSNormGated);

// ======================================================================
// [MODIFIED CLASS] Qwen3_5GatedDeltaNetImpl
// Methods patched: forward
// Reason: sequences of a packed row are kept apart
// Source: Qwen3_5GatedDeltaNetImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
/// Linear attention.
class Qwen3_5GatedDeltaNetImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5GatedDeltaNetImpl(const Qwen3_5Config& config);

  /// `attention_mask` is [batch, length]; padding leaves the state alone. `cu_seq_lens_q` says
  /// where the sequences of a packed row begin. Either may be missing.
  torch::Tensor forward(torch::Tensor hidden_states,
                        const torch::Tensor& attention_mask,
                        const torch::Tensor& cu_seq_lens_q = {});

  int64_t num_k_heads, num_v_heads;
  int64_t head_k_dim, head_v_dim;
  torch::nn::Linear in_proj_qkv{nullptr}, in_proj_z{nullptr}, in_proj_b{nullptr},
      in_proj_a{nullptr}, out_proj{nullptr};
  torch::nn::Conv1d conv1d{nullptr};
  torch::Tensor dt_bias, A_log;
  Qwen3_5RMSNormGated norm{nullptr};
};
TORCH_MODULE(Qwen3_5GatedDeltaNet);

/// Full attention; its output is gated, and heads turn in part only.
class Qwen3_5AttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5AttentionImpl(const Qwen3_5Config& config);

  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t head_dim;
  int64_t num_key_value_groups;
  double scaling;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};
  Qwen3_5RMSNorm q_norm{nullptr}, k_norm{nullptr};
};
TORCH_MODULE(Qwen3_5Attention);

class Qwen3_5MLPImpl : public torch::nn::Module {
 public:
  Qwen3_5MLPImpl(int64_t hidden_size, int64_t intermediate_size);

  torch::Tensor forward(const torch::Tensor& x);

  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(Qwen3_5MLP);

// ======================================================================
// [MODIFIED CLASS] Qwen3_5DecoderLayerImpl
// Methods patched: forward
// Reason: hands on where sequences begin
// Source: Qwen3_5DecoderLayerImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
/// One kind of attention or the other, then the feed-forward block.
class Qwen3_5DecoderLayerImpl : public torch::nn::Module {
 public:
  Qwen3_5DecoderLayerImpl(const Qwen3_5Config& config, int64_t layer_idx);

  /// `attention_mask` is [batch, length], `causal_mask` what full attention adds. `cu_seq_lens_q`
  /// is for linear attention; full attention finds sequences in its mask.
  torch::Tensor forward(torch::Tensor hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask,
                        const torch::Tensor& causal_mask,
                        const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5GatedDeltaNet linear_attn{nullptr};
  Qwen3_5Attention self_attn{nullptr};
  Qwen3_5MLP mlp{nullptr};
  Qwen3_5RMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(Qwen3_5DecoderLayer);

class Qwen3_5PreTrainedModel : public PreTrainedModel<Qwen3_5Config> {
 public:
  using PreTrainedModel::PreTrainedModel;

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;
};

// ======================================================================
// [MODIFIED CLASS] Qwen3_5ModelImpl
// Methods patched: forward
// Reason: takes packed rows
// Source: Qwen3_5ModelImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
/// The bare decoder: token ids in, hidden states out.
class Qwen3_5ModelImpl : public Qwen3_5PreTrainedModel {
 public:
  explicit Qwen3_5ModelImpl(const Qwen3_5Config& config);

  /// `cu_seq_lens_q` says where the sequences of one packed row begin, [sequences + 1]; without it
  /// each row is one.
  BaseModelOutput forward(const torch::Tensor& input_ids,
                          const torch::Tensor& attention_mask = {},
                          const torch::Tensor& cu_seq_lens_q = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  Qwen3_5RMSNorm norm{nullptr};
  torch::Tensor inv_freq;
};
TORCH_MODULE(Qwen3_5Model);

// ======================================================================
// [MODIFIED CLASS] Qwen3_5ForCausalLMImpl
// Methods patched: forward
// Reason: takes packed rows; training on long sequences: the logits of a batch do not fit beside the model
// Source: Qwen3_5ForCausalLMImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
/// The decoder with a language-model head.
class Qwen3_5ForCausalLMImpl : public Qwen3_5PreTrainedModel {
 public:
  explicit Qwen3_5ForCausalLMImpl(const Qwen3_5Config& config);

  /// `labels` are token ids like `input_ids`, kIgnoreIndex where no loss is wanted; position i is
  /// asked to predict label i + 1, of a packed row's last tokens as well: its first labels have to
  /// be kIgnoreIndex. `cu_seq_lens_q` says where its sequences begin.
  CausalLMOutput forward(const torch::Tensor& input_ids,
                         const torch::Tensor& attention_mask = {},
                         const torch::Tensor& labels = {},
                         const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5Model model{nullptr};
  torch::nn::Linear lm_head{nullptr};
};
TORCH_MODULE(Qwen3_5ForCausalLM);

}  // namespace qwen3_5_gpu
}  // namespace torchmodels
