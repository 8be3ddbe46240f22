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
#include <tuple>
#include <utility>
#include <vector>

#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "qwen3_5_moe/configuration_qwen3_5_moe.h"

namespace torchmodels {
namespace qwen3_5_moe {

/// Cosines and sines of the positions' angles, each [batch, length, rotary size].
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

/// Scales each vector to a root mean square of one, then by one plus a learned weight.
class Qwen3_5MoeRMSNormImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeRMSNormImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states);

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3_5MoeRMSNorm);

/// A norm whose output is gated.
class Qwen3_5MoeRMSNormGatedImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeRMSNormGatedImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& gate);

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3_5MoeRMSNormGated);

/// Linear attention.
class Qwen3_5MoeGatedDeltaNetImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeGatedDeltaNetImpl(const Qwen3_5MoeConfig& config);

  /// `attention_mask` is [batch, length]; padding leaves the state alone. May be missing.
  torch::Tensor forward(torch::Tensor hidden_states, const torch::Tensor& attention_mask);

  int64_t num_k_heads, num_v_heads;
  int64_t head_k_dim, head_v_dim;
  torch::nn::Linear in_proj_qkv{nullptr}, in_proj_z{nullptr}, in_proj_b{nullptr},
      in_proj_a{nullptr}, out_proj{nullptr};
  torch::nn::Conv1d conv1d{nullptr};
  torch::Tensor dt_bias, A_log;
  Qwen3_5MoeRMSNormGated norm{nullptr};
};
TORCH_MODULE(Qwen3_5MoeGatedDeltaNet);

/// Full attention; its output is gated, and heads turn in part only.
class Qwen3_5MoeAttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeAttentionImpl(const Qwen3_5MoeConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t head_dim;
  int64_t num_key_value_groups;
  double scaling;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};
  Qwen3_5MoeRMSNorm q_norm{nullptr}, k_norm{nullptr};
};
TORCH_MODULE(Qwen3_5MoeAttention);

/// The feed-forward block of the expert that all tokens share.
class Qwen3_5MoeMLPImpl : public torch::nn::Module {
 public:
  Qwen3_5MoeMLPImpl(int64_t hidden_size, int64_t intermediate_size);

  torch::Tensor forward(const torch::Tensor& x);

  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(Qwen3_5MoeMLP);

/// The other experts of a layer.
class Qwen3_5MoeExpertsImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeExpertsImpl(const Qwen3_5MoeConfig& config);

  /// `hidden_states` is [tokens, hidden], the others are [tokens, top_k].
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                        const torch::Tensor& top_k_weights);

  int64_t num_experts;
  torch::Tensor gate_up_proj;  // [experts, 2 * intermediate, hidden], gate above up
  torch::Tensor down_proj;     // [experts, hidden, intermediate]
};
TORCH_MODULE(Qwen3_5MoeExperts);

/// Chooses the experts of each token.
class Qwen3_5MoeTopKRouterImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeTopKRouterImpl(const Qwen3_5MoeConfig& config);

  /// Logits [tokens, experts], the chosen experts' weights and numbers [tokens, top_k].
  std::tuple<torch::Tensor, torch::Tensor, torch::Tensor> forward(
      const torch::Tensor& hidden_states);

  int64_t top_k;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3_5MoeTopKRouter);

/// The feed-forward block: chosen experts, and a shared one with a gate of its own.
class Qwen3_5MoeSparseMoeBlockImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeSparseMoeBlockImpl(const Qwen3_5MoeConfig& config);

  /// The experts' sum, and the router's logits.
  std::pair<torch::Tensor, torch::Tensor> forward(const torch::Tensor& hidden_states);

  Qwen3_5MoeTopKRouter gate{nullptr};
  Qwen3_5MoeExperts experts{nullptr};
  Qwen3_5MoeMLP shared_expert{nullptr};
  torch::nn::Linear shared_expert_gate{nullptr};
};
TORCH_MODULE(Qwen3_5MoeSparseMoeBlock);

/// One kind of attention or the other, then the feed-forward block.
class Qwen3_5MoeDecoderLayerImpl : public torch::nn::Module {
 public:
  Qwen3_5MoeDecoderLayerImpl(const Qwen3_5MoeConfig& config, int64_t layer_idx);

  /// `attention_mask` is [batch, length], `causal_mask` what full attention adds. Gives the
  /// router's logits, too.
  std::pair<torch::Tensor, torch::Tensor> forward(torch::Tensor hidden_states,
                                                  const PositionEmbeddings& position_embeddings,
                                                  const torch::Tensor& attention_mask,
                                                  const torch::Tensor& causal_mask);

  Qwen3_5MoeGatedDeltaNet linear_attn{nullptr};
  Qwen3_5MoeAttention self_attn{nullptr};
  Qwen3_5MoeSparseMoeBlock mlp{nullptr};
  Qwen3_5MoeRMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(Qwen3_5MoeDecoderLayer);

class Qwen3_5MoePreTrainedModel : public PreTrainedModel<Qwen3_5MoeConfig> {
 public:
  using PreTrainedModel::PreTrainedModel;

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;
};

/// The bare decoder: token ids in, hidden states out.
class Qwen3_5MoeModelImpl : public Qwen3_5MoePreTrainedModel {
 public:
  explicit Qwen3_5MoeModelImpl(const Qwen3_5MoeConfig& config);

  MoeModelOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  Qwen3_5MoeRMSNorm norm{nullptr};
  torch::Tensor inv_freq;
};
TORCH_MODULE(Qwen3_5MoeModel);

/// The decoder with a language-model head.
class Qwen3_5MoeForCausalLMImpl : public Qwen3_5MoePreTrainedModel {
 public:
  explicit Qwen3_5MoeForCausalLMImpl(const Qwen3_5MoeConfig& config);

  /// `labels` are token ids like `input_ids`, kIgnoreIndex where no loss is wanted; position i is
  /// asked to predict label i + 1.
  MoeCausalLMOutput forward(const torch::Tensor& input_ids,
                            const torch::Tensor& attention_mask = {},
                            const torch::Tensor& labels = {});

  Qwen3_5MoeModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};
};
TORCH_MODULE(Qwen3_5MoeForCausalLM);

}  // namespace qwen3_5_moe
}  // namespace torchmodels
