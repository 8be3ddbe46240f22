// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen3_5_moe/modeling_qwen3_5_moe.h
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen3_5_moe/qwen3_5_moe_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen3_5_moe/qwen3_5_moe_gpu.patchspec.json -o generated --diff
//  Fingerprint: 0d4f744eab686a83
//
//  Patches applied:
//    - namespace: torchmodels::qwen3_5_moe -> torchmodels::qwen3_5_moe_gpu
//    - add_include: <memory>, <modeling/expert_converter.h>, <modeling/parallel_plan.h>
//      what the patched classes of the header use
//    - override_method: Qwen3_5MoeGatedDeltaNetImpl::forward
//      sequences of a packed row are kept apart
//    - override_method: Qwen3_5MoeDecoderLayerImpl::forward
//      hands on where sequences begin
//    - override_method: Qwen3_5MoeModelImpl::forward
//      takes packed rows
//    - override_method: Qwen3_5MoeForCausalLMImpl::forward
//      takes packed rows; training on long sequences: the logits of a batch do not fit beside the model
//    - add_helper: expert_parallel_plan
//      what the plans of the decoder and of the model around it share
//    - override_method: Qwen3_5MoeModelImpl::get_parallel_plan
//      experts are spread over the ranks
//    - override_method: Qwen3_5MoeForCausalLMImpl::get_parallel_plan
//      experts are spread over the ranks
//    - override_method: Qwen3_5MoePreTrainedModel::create_checkpoint_tensor_converter
//      some checkpoints have a weight for each expert
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
#include <tuple>
#include <utility>
#include <vector>
#include <memory>
#include <modeling/expert_converter.h>
#include <modeling/parallel_plan.h>

#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "qwen3_5_moe/configuration_qwen3_5_moe.h"

// ======================================================================
// [HELPERS]
// Reason: what the plans of the decoder and of the model around it share
// Source: expert_parallel_plan in qwen3_moe_gpu_patches.cpp
// ======================================================================
namespace torchmodels::qwen3_5_moe_gpu {

/// Each rank has all of its experts: both weights are cut along the experts.
inline modeling::ParallelPlan expert_parallel_plan() {
  return modeling::ParallelPlan()
      .shard("layers.*.mlp.experts.gate_up_proj", /*dim=*/0)
      .shard("layers.*.mlp.experts.down_proj", /*dim=*/0);
}

}  // namespace torchmodels::qwen3_5_moe_gpu

namespace torchmodels {
namespace qwen3_5_moe_gpu {

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

// ======================================================================
// [MODIFIED CLASS] Qwen3_5MoeGatedDeltaNetImpl
// Methods patched: forward
// Reason: sequences of a packed row are kept apart
// Source: Qwen3_5GatedDeltaNetImpl::forward in qwen3_5_gpu_patches.cpp
// ======================================================================
/// Linear attention.
class Qwen3_5MoeGatedDeltaNetImpl : public torch::nn::Module {
 public:
  explicit Qwen3_5MoeGatedDeltaNetImpl(const Qwen3_5MoeConfig& config);

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

// ======================================================================
// [MODIFIED CLASS] Qwen3_5MoeDecoderLayerImpl
// Methods patched: forward
// Reason: hands on where sequences begin
// Source: Qwen3_5MoeDecoderLayerImpl::forward in qwen3_5_moe_gpu_patches.cpp
// ======================================================================
/// One kind of attention or the other, then the feed-forward block.
class Qwen3_5MoeDecoderLayerImpl : public torch::nn::Module {
 public:
  Qwen3_5MoeDecoderLayerImpl(const Qwen3_5MoeConfig& config, int64_t layer_idx);

  /// `attention_mask` is [batch, length], `causal_mask` what full attention adds. `cu_seq_lens_q`
  /// is for linear attention; full attention finds sequences in its mask. Gives the router's
  /// logits, too.
  std::pair<torch::Tensor, torch::Tensor> forward(
      torch::Tensor hidden_states, const PositionEmbeddings& position_embeddings,
      const torch::Tensor& attention_mask, const torch::Tensor& causal_mask,
      const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5MoeGatedDeltaNet linear_attn{nullptr};
  Qwen3_5MoeAttention self_attn{nullptr};
  Qwen3_5MoeSparseMoeBlock mlp{nullptr};
  Qwen3_5MoeRMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(Qwen3_5MoeDecoderLayer);

// ======================================================================
// [MODIFIED CLASS] Qwen3_5MoePreTrainedModel
// Methods patched: create_checkpoint_tensor_converter
// Reason: some checkpoints have a weight for each expert
// Source: Qwen3MoePreTrainedModel::create_checkpoint_tensor_converter in qwen3_moe_gpu_patches.cpp
// ======================================================================
class Qwen3_5MoePreTrainedModel : public PreTrainedModel<Qwen3_5MoeConfig> {
 public:
  using PreTrainedModel::PreTrainedModel;

  /// For checkpoints with a weight for each expert, with fused weights, or with these transposed.
  std::unique_ptr<modeling::CheckpointTensorConverter> create_checkpoint_tensor_converter() const {
    return modeling::create_expert_tensor_converter(config);
  }

 protected:
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;
};

// ======================================================================
// [MODIFIED CLASS] Qwen3_5MoeModelImpl
// Methods patched: forward, get_parallel_plan
// forward: Reason: takes packed rows
// forward: Source: Qwen3_5MoeModelImpl::forward in qwen3_5_moe_gpu_patches.cpp
// get_parallel_plan: Reason: experts are spread over the ranks
// get_parallel_plan: Source: Qwen3MoeModelImpl::get_parallel_plan in qwen3_moe_gpu_patches.cpp
// ======================================================================
/// The bare decoder: token ids in, hidden states out.
class Qwen3_5MoeModelImpl : public Qwen3_5MoePreTrainedModel {
 public:
  explicit Qwen3_5MoeModelImpl(const Qwen3_5MoeConfig& config);

  /// `cu_seq_lens_q` says where the sequences of one packed row begin, [sequences + 1]; without it
  /// each row is one.
  MoeModelOutput forward(const torch::Tensor& input_ids,
                         const torch::Tensor& attention_mask = {},
                         const torch::Tensor& cu_seq_lens_q = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  Qwen3_5MoeRMSNorm norm{nullptr};
  torch::Tensor inv_freq;

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const { return expert_parallel_plan(); }
};
TORCH_MODULE(Qwen3_5MoeModel);

// ======================================================================
// [MODIFIED CLASS] Qwen3_5MoeForCausalLMImpl
// Methods patched: forward, get_parallel_plan
// forward: Reason: takes packed rows; training on long sequences: the logits of a batch do not fit beside the model
// forward: Source: Qwen3_5MoeForCausalLMImpl::forward in qwen3_5_moe_gpu_patches.cpp
// get_parallel_plan: Reason: experts are spread over the ranks
// get_parallel_plan: Source: Qwen3MoeForCausalLMImpl::get_parallel_plan in qwen3_moe_gpu_patches.cpp
// ======================================================================
/// The decoder with a language-model head.
class Qwen3_5MoeForCausalLMImpl : public Qwen3_5MoePreTrainedModel {
 public:
  explicit Qwen3_5MoeForCausalLMImpl(const Qwen3_5MoeConfig& config);

  /// `labels` are token ids like `input_ids`, kIgnoreIndex where no loss is wanted; position i is
  /// asked to predict label i + 1, of a packed row's last tokens as well: its first labels have to
  /// be kIgnoreIndex. `cu_seq_lens_q` says where its sequences begin.
  MoeCausalLMOutput forward(const torch::Tensor& input_ids,
                            const torch::Tensor& attention_mask = {},
                            const torch::Tensor& labels = {},
                            const torch::Tensor& cu_seq_lens_q = {});

  Qwen3_5MoeModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const {
    return expert_parallel_plan().with_prefix("model");
  }
};
TORCH_MODULE(Qwen3_5MoeForCausalLM);

}  // namespace qwen3_5_moe_gpu
}  // namespace torchmodels
