// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     qwen3_moe/modeling_qwen3_moe.h
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/qwen3_moe/qwen3_moe_gpu.patchspec.json
//  Regenerate: patchgen patches/qwen3_moe/qwen3_moe_gpu.patchspec.json -o generated --diff
//  Fingerprint: 62baa067a04a40da
//
//  Patches applied:
//    - namespace: torchmodels::qwen3_moe -> torchmodels::qwen3_moe_gpu
//    - add_include: <fused/group_gemm.h>, <fused/rms_norm.h>, <modeling/expert_converter.h>, <modeling/parallel_plan.h>
//      what the patched classes of the header use
//    - replace_class: Qwen3MoeExpertsImpl
//      two weights for all experts of a layer: one launch computes all of them, and ranks take slices
//    - override_method: Qwen3MoePreTrainedModel::init_weights
//      a new model draws the fused weights, too
//    - add_helper: expert_parallel_plan
//      what the plans of the decoder and of the model around it share
//    - override_method: Qwen3MoeModelImpl::get_parallel_plan
//      experts are spread over the ranks
//    - override_method: Qwen3MoeForCausalLMImpl::get_parallel_plan
//      experts are spread over the ranks
//    - override_method: Qwen3MoePreTrainedModel::create_checkpoint_tensor_converter
//      published checkpoints have a weight for each expert
//    - override_method: Qwen3MoeRMSNormImpl::forward
//      one kernel instead of six: norms are bound by launches and memory, not arithmetic
//    - override_method: Qwen3MoeForCausalLMImpl::forward
//      training on long sequences: the logits of a batch do not fit beside the model
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
#include <fused/group_gemm.h>
#include <fused/rms_norm.h>
#include <modeling/expert_converter.h>
#include <modeling/parallel_plan.h>

#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "qwen3_moe/configuration_qwen3_moe.h"

// ======================================================================
// [HELPERS]
// Reason: what the plans of the decoder and of the model around it share
// Source: expert_parallel_plan in qwen3_moe_gpu_patches.cpp
// ======================================================================
namespace torchmodels::qwen3_moe_gpu {

/// Each rank has all of its experts: both weights are cut along the experts.
inline modeling::ParallelPlan expert_parallel_plan() {
  return modeling::ParallelPlan()
      .shard("layers.*.mlp.experts.gate_up_proj", /*dim=*/0)
      .shard("layers.*.mlp.experts.down_proj", /*dim=*/0);
}

}  // namespace torchmodels::qwen3_moe_gpu

namespace torchmodels {
namespace qwen3_moe_gpu {

/// Cosines and sines of the positions' angles, each [batch, length, head_dim].
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

// ======================================================================
// [MODIFIED CLASS] Qwen3MoeRMSNormImpl
// Methods patched: forward
// Reason: one kernel instead of six: norms are bound by launches and memory, not arithmetic
// Source: SeedOssRMSNormImpl::forward in seed_oss_gpu_patches.cpp
// ======================================================================
/// Scales each vector to a root mean square of one, then by a learned weight.
struct Qwen3MoeRMSNormImpl : torch::nn::Module {
  explicit Qwen3MoeRMSNormImpl(int64_t hidden_size, double eps = 1e-6) : variance_epsilon(eps) {
    weight = register_parameter("weight", torch::ones({hidden_size}));
  }

  // 1. one fused kernel — upstream launches six (cast, square, mean, rsqrt, two products)
  torch::Tensor forward(const torch::Tensor& hidden_states) {
    // --- Patch.1 ---
    return fused::rms_norm(hidden_states, weight, variance_epsilon);
    // --- Patch.1 ---
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

// ======================================================================
// [PATCHED CLASS] Qwen3MoeExpertsImpl
// Reason: two weights for all experts of a layer: one launch computes all of them, and ranks take slices
// Source: Qwen3MoeExpertsImpl in qwen3_moe_gpu_patches.cpp
// ======================================================================
/// All experts of a layer in two weights: `experts.gate_up_proj`, `experts.down_proj`.
//
// 1. two parameters instead of 3 * experts — checkpoints are converted as they are loaded, see
//    create_checkpoint_tensor_converter
// 2. forward — all experts in one launch; one by one where `implementation` says so
class Qwen3MoeExpertsImpl : public torch::nn::Module {
 public:
  explicit Qwen3MoeExpertsImpl(const Qwen3MoeConfig& config);

  /// `hidden_states` is [tokens, hidden], the others are [tokens, top_k].
  torch::Tensor forward(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                        const torch::Tensor& top_k_weights);

  int64_t num_experts;
  // --- Patch.1 ---
  torch::Tensor gate_up_proj;  // [experts, 2 * intermediate, hidden], gate above up
  torch::Tensor down_proj;     // [experts, hidden, intermediate]
  // --- Patch.1 ---

  // --- Patch.2 ---
  fused::MoeImplementation implementation = fused::MoeImplementation::Fused;

 private:
  torch::Tensor forward_eager(const torch::Tensor& hidden_states, const torch::Tensor& top_k_index,
                              const torch::Tensor& top_k_weights);
  // --- Patch.2 ---
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

// ======================================================================
// [MODIFIED CLASS] Qwen3MoePreTrainedModel
// Methods patched: init_weights, create_checkpoint_tensor_converter
// init_weights: Reason: a new model draws the fused weights, too
// init_weights: Source: Qwen3MoePreTrainedModel::init_weights in qwen3_moe_gpu_patches.cpp
// create_checkpoint_tensor_converter: Reason: published checkpoints have a weight for each expert
// create_checkpoint_tensor_converter: Source: Qwen3MoePreTrainedModel::create_checkpoint_tensor_converter in qwen3_moe_gpu_patches.cpp
// ======================================================================
class Qwen3MoePreTrainedModel : public PreTrainedModel<Qwen3MoeConfig> {
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
// [MODIFIED CLASS] Qwen3MoeModelImpl
// Methods patched: get_parallel_plan
// Reason: experts are spread over the ranks
// Source: Qwen3MoeModelImpl::get_parallel_plan in qwen3_moe_gpu_patches.cpp
// ======================================================================
/// The bare decoder: token ids in, hidden states out.
class Qwen3MoeModelImpl : public Qwen3MoePreTrainedModel {
 public:
  explicit Qwen3MoeModelImpl(const Qwen3MoeConfig& config);

  MoeModelOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  Qwen3MoeRMSNorm norm{nullptr};
  torch::Tensor inv_freq;

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const { return expert_parallel_plan(); }
};
TORCH_MODULE(Qwen3MoeModel);

// ======================================================================
// [MODIFIED CLASS] Qwen3MoeForCausalLMImpl
// Methods patched: get_parallel_plan, forward
// get_parallel_plan: Reason: experts are spread over the ranks
// get_parallel_plan: Source: Qwen3MoeForCausalLMImpl::get_parallel_plan in qwen3_moe_gpu_patches.cpp
// forward: Reason: training on long sequences: the logits of a batch do not fit beside the model
// forward: Source: Qwen3MoeForCausalLMImpl::forward in qwen3_moe_gpu_patches.cpp
// ======================================================================
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

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const {
    return expert_parallel_plan().with_prefix("model");
  }
};
TORCH_MODULE(Qwen3MoeForCausalLM);

}  // namespace qwen3_moe_gpu
}  // namespace torchmodels
