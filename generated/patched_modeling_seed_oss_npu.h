// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     seed_oss/modeling_seed_oss.h
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/seed_oss/seed_oss_npu.patchspec.json
//  Regenerate: patchgen patches/seed_oss/seed_oss_npu.patchspec.json -o generated --diff
//  Fingerprint: f707cb4abc759b60
//
//  Patches applied:
//    - namespace: torchmodels::seed_oss -> torchmodels::seed_oss_npu
//    - exclude_from_output: SeedOssForQuestionAnsweringImpl (from seed_oss_gpu.patchspec.json)
//      nobody here trains models that mark answers
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

#ifndef PATCHED_MODELING_SEED_OSS_NPU_H
#define PATCHED_MODELING_SEED_OSS_NPU_H

#include <ostream>
#include <torch/torch.h>
#include <utility>

#include "common/modeling_outputs.h"
#include "common/modeling_utils.h"
#include "seed_oss/configuration_seed_oss.h"

namespace torchmodels::seed_oss_npu {

/// Cosines and sines of the positions' angles, each [batch, length, head_dim].
using PositionEmbeddings = std::pair<torch::Tensor, torch::Tensor>;

/// Scales each vector to a root mean square of one, then by a learned weight.
class SeedOssRMSNormImpl : public torch::nn::Module {
 public:
  explicit SeedOssRMSNormImpl(int64_t hidden_size, double eps = 1e-6);

  torch::Tensor forward(const torch::Tensor& hidden_states);
  void pretty_print(std::ostream& stream) const override;

  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(SeedOssRMSNorm);

/// The gated feed-forward block.
class SeedOssMLPImpl : public torch::nn::Module {
 public:
  explicit SeedOssMLPImpl(const SeedOssConfig& config);

  torch::Tensor forward(const torch::Tensor& x);

  double residual_dropout;
  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(SeedOssMLP);

class SeedOssRotaryEmbeddingImpl : public torch::nn::Module {
 public:
  explicit SeedOssRotaryEmbeddingImpl(const SeedOssConfig& config);

  /// `position_ids` is [batch, length].
  PositionEmbeddings forward(const torch::Tensor& position_ids, torch::ScalarType dtype);

  torch::Tensor inv_freq;
};
TORCH_MODULE(SeedOssRotaryEmbedding);

/// Self-attention; several query heads share one key and value head.
class SeedOssAttentionImpl : public torch::nn::Module {
 public:
  SeedOssAttentionImpl(const SeedOssConfig& config, int64_t layer_idx);

  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t layer_idx;
  int64_t head_dim;
  int64_t num_key_value_groups;
  double scaling;
  double attention_dropout;
  double residual_dropout;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};
};
TORCH_MODULE(SeedOssAttention);

class SeedOssDecoderLayerImpl : public torch::nn::Module {
 public:
  SeedOssDecoderLayerImpl(const SeedOssConfig& config, int64_t layer_idx);

  torch::Tensor forward(torch::Tensor hidden_states, const PositionEmbeddings& position_embeddings,
                        const torch::Tensor& attention_mask);

  SeedOssAttention self_attn{nullptr};
  SeedOssMLP mlp{nullptr};
  SeedOssRMSNorm input_layernorm{nullptr}, post_attention_layernorm{nullptr};
};
TORCH_MODULE(SeedOssDecoderLayer);

using SeedOssPreTrainedModel = PreTrainedModel<SeedOssConfig>;

/// The bare decoder: token ids in, hidden states out.
class SeedOssModelImpl : public SeedOssPreTrainedModel {
 public:
  explicit SeedOssModelImpl(const SeedOssConfig& config);

  BaseModelOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {});

  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  SeedOssRMSNorm norm{nullptr};
  SeedOssRotaryEmbedding rotary_emb{nullptr};
};
TORCH_MODULE(SeedOssModel);

/// The decoder with a language-model head.
class SeedOssForCausalLMImpl : public SeedOssPreTrainedModel {
 public:
  explicit SeedOssForCausalLMImpl(const SeedOssConfig& config);

  /// `labels` are token ids like `input_ids`, kIgnoreIndex where no loss is wanted; position i is
  /// asked to predict label i + 1.
  CausalLMOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
                         const torch::Tensor& labels = {});

  SeedOssModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};
};
TORCH_MODULE(SeedOssForCausalLM);

/// One label a sequence, read off its last token that is no padding.
class SeedOssForSequenceClassificationImpl : public SeedOssPreTrainedModel {
 public:
  explicit SeedOssForSequenceClassificationImpl(const SeedOssConfig& config);

  /// `labels` is [batch].
  ClassifierOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
                           const torch::Tensor& labels = {});

  SeedOssModel model{nullptr};
  torch::nn::Linear score{nullptr};
};
TORCH_MODULE(SeedOssForSequenceClassification);

}  // namespace torchmodels::seed_oss_npu

#endif  // PATCHED_MODELING_SEED_OSS_NPU_H
