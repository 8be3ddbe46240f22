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
#include "qwen3_moe/configuration_qwen3_moe.h"

namespace torchmodels {
namespace qwen3_moe {

/// Cosines and sines of the positions' angles, each [batch, length, head_dim].
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

/// Scales each vector to a root mean square of one, then by a learned weight.
struct Qwen3MoeRMSNormImpl : torch::nn::Module {
  explicit Qwen3MoeRMSNormImpl(int64_t hidden_size, double eps = 1e-6) : variance_epsilon(eps) {
    weight = register_parameter("weight", torch::ones({hidden_size}));
  }

  torch::Tensor forward(const torch::Tensor& hidden_states) {
    auto normalized = hidden_states.to(torch::kFloat32);
    const auto variance = normalized.pow(2).mean(/*dim=*/-1, /*keepdim=*/true);
    normalized = normalized * torch::rsqrt(variance + variance_epsilon);
    return weight * normalized.to(hidden_states.scalar_type());
  }

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3MoeRMSNorm);

/// The gated feed-forward block, of a layer without experts or of one expert.
struct Qwen3MoeMLPImpl : torch::nn::Module {
  Qwen3MoeMLPImpl(int64_t hidden_size, int64_t intermediate_size);

  torch::Tensor forward(const torch::Tensor& x);

  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(Qwen3MoeMLP);

/// All experts of a layer, each a block of its own: `experts.7.gate_proj.weight`.
class Qwen3MoeExpertsImpl : public torch::nn::Module {
 public:
  explicit Qwen3MoeExpertsImpl(const Qwen3MoeConfig& config);

  /// `hidden_states` is [tokens, hidden], the others are [tokens, top_k].
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                        const torch::Tensor& top_k_weights);

  int64_t num_experts;

 private:
  std::vector<Qwen3MoeMLP> experts_;
};
TORCH_MODULE(Qwen3MoeExperts);

/// Chooses the experts of each token.
class Qwen3MoeTopKRouterImpl : public torch::nn::Module {
 public:
  explicit Qwen3MoeTopKRouterImpl(const Qwen3MoeConfig& config);

  /// Logits [tokens, experts], the chosen experts' weights and numbers [tokens, top_k].
  std::tuple<torch::Tensor, torch::Tensor, torch::Tensor> forward(
      const torch::Tensor& hidden_states);

  int64_t top_k;
  bool norm_topk_prob;
  torch::Tensor weight;
};
TORCH_MODULE(Qwen3MoeTopKRouter);

class Qwen3MoeSparseMoeBlockImpl : public torch::nn::Module {
 public:
  explicit Qwen3MoeSparseMoeBlockImpl(const Qwen3MoeConfig& config);

  /// The experts' sum, and the router's logits.
  std::pair<torch::Tensor, torch::Tensor> forward(const torch::Tensor& hidden_states);

  Qwen3MoeTopKRouter gate{nullptr};
  Qwen3MoeExperts experts{nullptr};
};
TORCH_MODULE(Qwen3MoeSparseMoeBlock);

/// Self-attention; queries and keys are normalized head by head.
class Qwen3MoeAttentionImpl : public torch::nn::Module {
 public:
  explicit Qwen3MoeAttentionImpl(const Qwen3MoeConfig& config);

  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t head_dim;
  int64_t num_key_value_groups;
  double scaling;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};
  Qwen3MoeRMSNorm q_norm{nullptr}, k_norm{nullptr};
};
TORCH_MODULE(Qwen3MoeAttention);

/// Attention, then experts, or one block in the layers that have none.
class Qwen3MoeDecoderLayerImpl : public torch::nn::Module {
 public:
  Qwen3MoeDecoderLayerImpl(const Qwen3MoeConfig& config, int64_t layer_idx);

  /// The router's logits are undefined where there are no experts.
  std::pair<torch::Tensor, torch::Tensor> forward(torch::Tensor hidden_states,
                                                  const PositionEmbeddings& position_embeddings,
                                                  const torch::Tensor& attention_mask);

  Qwen3MoeAttention self_attn{nullptr};
  Qwen3MoeSparseMoeBlock sparse_mlp{nullptr};
  Qwen3MoeMLP dense_mlp{nullptr};
  Qwen3MoeRMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(Qwen3MoeDecoderLayer);

class Qwen3MoePreTrainedModel : public PreTrainedModel<Qwen3MoeConfig> {
 public:
  using PreTrainedModel::PreTrainedModel;

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;
};

/// The bare decoder: token ids in, hidden states out.
class Qwen3MoeModelImpl : public Qwen3MoePreTrainedModel {
 public:
  explicit Qwen3MoeModelImpl(const Qwen3MoeConfig& config);

  MoeModelOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  Qwen3MoeRMSNorm norm{nullptr};
  torch::Tensor inv_freq;
};
TORCH_MODULE(Qwen3MoeModel);

/// The decoder with a language-model head.
class Qwen3MoeForCausalLMImpl : public Qwen3MoePreTrainedModel {
 public:
  explicit Qwen3MoeForCausalLMImpl(const Qwen3MoeConfig& config);

  /// `labels` are token ids like `input_ids`, kIgnoreIndex where no loss is wanted; position i is
  /// asked to predict label i + 1.
  MoeCausalLMOutput forward(const torch::Tensor& input_ids,
                            const torch::Tensor& attention_mask = {},
                            const torch::Tensor& labels = {});

  Qwen3MoeModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};
};
TORCH_MODULE(Qwen3MoeForCausalLM);

}  // namespace qwen3_moe
}  // namespace torchmodels
