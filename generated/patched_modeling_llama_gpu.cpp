// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     llama/modeling_llama.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       patches/llama/llama_gpu.patchspec.json
//  Regenerate: patchgen patches/llama/llama_gpu.patchspec.json -o generated --diff
//  Fingerprint: 7557e921aea4f3d8
//
//  Patches applied:
//    - add_include: <fused/linear_cross_entropy.h>, <fused/rms_norm.h>, <fused/swiglu.h>
//      the kernels that the patches below call
//    - add_helper: rotate_halves
//      what queries and keys of the rotary patch share
//    - replace_class: LlamaRMSNormImpl
//      one kernel instead of six: norms are bound by launches and memory, not arithmetic
//    - replace_function: apply_rotary_pos_emb
//      two copies of queries and keys less in each layer
//    - exclude_from_output: rotate_half
//      only upstream's rotary embedding used it
//    - override_method: LlamaMLPImpl::forward
//      activation and product in one pass over the widened activations
//    - override_method: LlamaForCausalLMImpl::forward
//      training on long sequences: the logits of a batch do not fit beside the model
//    - override_method: LlamaForSequenceClassificationImpl::forward
//      one token of a sequence has a score that counts: the others go through no head
//    - exclude_from_output: LlamaForTokenClassificationImpl
//      nobody here trains taggers
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

#include <cmath>
#include <cstdint>
#include <limits>
#include <ostream>
#include <string>
#include <torch/torch.h>
#include <tuple>
#include <utility>
#include <fused/linear_cross_entropy.h>
#include <fused/rms_norm.h>
#include <fused/swiglu.h>

// ======================================================================
// [HELPERS]
// Reason: what queries and keys of the rotary patch share
// Source: rotate_halves in llama_gpu_patches.cpp
// ======================================================================
namespace torchmodels::llama {

// Turns `x` by the angles whose cosines and sines are given, half by half: no negated copy of `x`,
// and only the first half of the angles is read, since the second is the same.
inline torch::Tensor rotate_halves(const torch::Tensor& x, const torch::Tensor& cos,
                                   const torch::Tensor& sin) {
  const auto half = x.size(-1) / 2;
  const auto low = x.narrow(/*dim=*/-1, 0, half);
  const auto high = x.narrow(/*dim=*/-1, half, half);
  const auto half_cos = cos.narrow(/*dim=*/-1, 0, half);
  const auto half_sin = sin.narrow(/*dim=*/-1, 0, half);
  return torch::cat({low * half_cos - high * half_sin, high * half_cos + low * half_sin},
                    /*dim=*/-1);
}

}  // namespace torchmodels::llama

namespace torchmodels {
namespace llama {

/// Sizes and switches of one checkpoint. The defaults are those of the 7B model.
struct LlamaConfig {
  int64_t vocab_size = 32000;
  int64_t hidden_size = 4096;
  int64_t intermediate_size = 11008;
  int64_t num_hidden_layers = 32;
  int64_t num_attention_heads = 32;
  int64_t num_key_value_heads = 32;  // fewer than heads: grouped-query attention
  int64_t max_position_embeddings = 2048;
  double rms_norm_eps = 1e-6;
  double rope_theta = 10000.0;
  double initializer_range = 0.02;
  double attention_dropout = 0.0;
  bool attention_bias = false;
  bool mlp_bias = false;
  bool tie_word_embeddings = false;
  int64_t pad_token_id = 0;
  int64_t num_labels = 2;  // of the classification heads

  int64_t head_dim() const { return hidden_size / num_attention_heads; }
};

/// What the language-model head gives back; `loss` is undefined without labels.
struct CausalLMOutput {
  torch::Tensor loss;
  torch::Tensor logits;
};

/// What a classification head gives back.
struct ClassifierOutput {
  torch::Tensor loss;
  torch::Tensor logits;
};

namespace {

constexpr int64_t kIgnoreIndex = -100;

/// The additive mask [batch, 1, length, length]: 0 where a query may look, the lowest value where
/// it may not, which is the future and padding.
torch::Tensor make_causal_mask(const torch::Tensor& attention_mask, int64_t length,
                               const torch::TensorOptions& options) {
  const double lowest = std::numeric_limits<float>::lowest();
  auto mask = torch::full({length, length}, lowest, options).triu(/*diagonal=*/1);
  mask = mask.unsqueeze(0).unsqueeze(0);
  if (attention_mask.defined()) {
    const auto padding = attention_mask.to(torch::kBool).logical_not().unsqueeze(1).unsqueeze(1);
    mask = mask.expand({attention_mask.size(0), 1, length, length}).masked_fill(padding, lowest);
  }
  return mask;
}

/// Cross entropy over the last dimension; undefined labels give an undefined loss.
torch::Tensor classification_loss(const torch::Tensor& logits, const torch::Tensor& labels) {
  if (!labels.defined()) {
    return {};
  }
  namespace F = torch::nn::functional;
  return F::cross_entropy(logits.reshape({-1, logits.size(-1)}), labels.reshape(-1),
                          F::CrossEntropyFuncOptions().ignore_index(kIgnoreIndex));
}

}  // namespace

/// Draws every weight matrix from N(0, config.initializer_range) and clears the biases.
inline void init_weights(torch::nn::Module& root, const LlamaConfig& config) {
  torch::NoGradGuard no_grad;
  for (const auto& module : root.modules(/*include_self=*/false)) {
    if (auto* linear = module->as<torch::nn::Linear>()) {
      linear->weight.normal_(0.0, config.initializer_range);
      if (linear->bias.defined()) {
        linear->bias.zero_();
      }
    } else if (auto* embedding = module->as<torch::nn::Embedding>()) {
      embedding->weight.normal_(0.0, config.initializer_range);
    }
  }
}

// ======================================================================
// [PATCHED CLASS] LlamaRMSNormImpl
// Reason: one kernel instead of six: norms are bound by launches and memory, not arithmetic
// Source: FusedRMSNormImpl in llama_gpu_patches.cpp
// ======================================================================
/// Scales each vector to a root mean square of one, then by a learned weight.
//
// 1. forward — one fused kernel; upstream launches six (cast, square, mean, rsqrt, two products)
// 2. constructor — refuses an empty width, for which the kernel has no grid
struct LlamaRMSNormImpl : public torch::nn::Cloneable<LlamaRMSNormImpl> {
  explicit LlamaRMSNormImpl(int64_t hidden_size, double eps = 1e-6)
      : hidden_size(hidden_size), variance_epsilon(eps) {
    // --- Patch.2 ---
    TORCH_CHECK(hidden_size > 0, "LlamaRMSNorm: a width of ", hidden_size);
    // --- Patch.2 ---
    // NOLINTNEXTLINE(clang-analyzer-optin.cplusplus.VirtualCall)
    reset();
  }

  void reset() override { weight = register_parameter("weight", torch::ones({hidden_size})); }

  void pretty_print(std::ostream& stream) const override {
    stream << "LlamaRMSNorm(" << hidden_size << ", eps=" << variance_epsilon << ")";
  }

  torch::Tensor forward(const torch::Tensor& hidden_states);

  int64_t hidden_size;
  double variance_epsilon;
  torch::Tensor weight;
};
TORCH_MODULE(LlamaRMSNorm);

// ======================================================================
// [PATCHED CLASS] LlamaRMSNormImpl
// Reason: one kernel instead of six: norms are bound by launches and memory, not arithmetic
// Source: FusedRMSNormImpl in llama_gpu_patches.cpp
// ======================================================================
torch::Tensor LlamaRMSNormImpl::forward(const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  return fused::rms_norm(hidden_states, weight, variance_epsilon);
  // --- Patch.1 ---
}

/// Angles of the rotary position embedding: cosines and sines for the positions asked for.
class LlamaRotaryEmbeddingImpl : public torch::nn::Module {
 public:
  explicit LlamaRotaryEmbeddingImpl(const LlamaConfig& config) {
    const int64_t dim = config.head_dim();
    const auto exponents = torch::arange(0, dim, 2, torch::kFloat32) / static_cast<double>(dim);
    inv_freq = register_buffer("inv_freq", torch::pow(config.rope_theta, -exponents));
  }

  /// `position_ids` is [batch, length]; both results are [batch, length, head_dim].
  std::tuple<torch::Tensor, torch::Tensor> forward(const torch::Tensor& position_ids,
                                                   torch::ScalarType dtype) {
    const auto angles = position_ids.unsqueeze(-1).to(torch::kFloat32) * inv_freq;
    const auto both_halves = torch::cat({angles, angles}, /*dim=*/-1);
    return std::make_tuple(both_halves.cos().to(dtype), both_halves.sin().to(dtype));
  }

  torch::Tensor inv_freq;
};
TORCH_MODULE(LlamaRotaryEmbedding);

// ======================================================================
// [PATCHED FUNCTION] apply_rotary_pos_emb
// Reason: two copies of queries and keys less in each layer
// Source: apply_rotary_pos_emb in llama_gpu_patches.cpp
// ======================================================================
/// Turns queries and keys by their positions' angles. `unsqueeze_dim` is the head dimension of `q`
/// and `k`, which `cos` and `sin` lack.
//
// 1. rotate_halves instead of rotate_half — saves two copies of queries and keys a layer
std::tuple<torch::Tensor, torch::Tensor> apply_rotary_pos_emb(const torch::Tensor& q,
                                                              const torch::Tensor& k,
                                                              const torch::Tensor& cos,
                                                              const torch::Tensor& sin,
                                                              int64_t unsqueeze_dim = 1) {
  const auto wide_cos = cos.unsqueeze(unsqueeze_dim);
  const auto wide_sin = sin.unsqueeze(unsqueeze_dim);
  // --- Patch.1 ---
  auto q_embed = rotate_halves(q, wide_cos, wide_sin);
  auto k_embed = rotate_halves(k, wide_cos, wide_sin);
  // --- Patch.1 ---
  return std::make_tuple(std::move(q_embed), std::move(k_embed));
}

/// Repeats each key or value head `n_rep` times: [b, kv_heads, s, d] to [b, kv_heads * n_rep, s,
/// d].
torch::Tensor repeat_kv(const torch::Tensor& hidden_states, int64_t n_rep) {
  if (n_rep == 1) {
    return hidden_states;
  }
  const auto sizes = hidden_states.sizes();
  return hidden_states.unsqueeze(2)
      .expand({sizes[0], sizes[1], n_rep, sizes[2], sizes[3]})
      .reshape({sizes[0], sizes[1] * n_rep, sizes[2], sizes[3]});
}

// ======================================================================
// [MODIFIED CLASS] LlamaMLPImpl
// Methods patched: forward
// Reason: activation and product in one pass over the widened activations
// Source: LlamaMLPImpl::forward in llama_gpu_patches.cpp
// ======================================================================
/// The gated feed-forward block.
struct LlamaMLPImpl : torch::nn::Module {
  explicit LlamaMLPImpl(const LlamaConfig& config) {
    const auto widen = torch::nn::LinearOptions(config.hidden_size, config.intermediate_size)
                           .bias(config.mlp_bias);
    const auto narrow = torch::nn::LinearOptions(config.intermediate_size, config.hidden_size)
                            .bias(config.mlp_bias);
    gate_proj = register_module("gate_proj", torch::nn::Linear(widen));
    up_proj = register_module("up_proj", torch::nn::Linear(widen));
    down_proj = register_module("down_proj", torch::nn::Linear(narrow));
  }

  // 1. activation and product in one kernel — the widened activations are read once, not twice
  torch::Tensor forward(const torch::Tensor& x) {
    // --- Patch.1 ---
    return down_proj->forward(fused::swiglu(gate_proj->forward(x), up_proj->forward(x)));
    // --- Patch.1 ---
  }

  torch::nn::Linear gate_proj{nullptr}, up_proj{nullptr}, down_proj{nullptr};
};
TORCH_MODULE(LlamaMLP);

/// Self-attention; several query heads may share one key and value head.
class LlamaAttentionImpl : public torch::nn::Module {
 public:
  LlamaAttentionImpl(const LlamaConfig& config, int64_t layer_idx);

  /// `attention_mask` is added to the scores; `position_embeddings` are cosines and sines.
  torch::Tensor forward(const torch::Tensor& hidden_states,
                        const std::tuple<torch::Tensor, torch::Tensor>& position_embeddings,
                        const torch::Tensor& attention_mask);

  int64_t layer_idx;
  int64_t num_heads;
  int64_t num_key_value_heads;
  int64_t head_dim;
  double scaling;
  double attention_dropout;
  torch::nn::Linear q_proj{nullptr}, k_proj{nullptr}, v_proj{nullptr}, o_proj{nullptr};

 private:
  /// [batch, length, heads * head_dim] to [batch, heads, length, head_dim].
  torch::Tensor split_heads(const torch::Tensor& x, int64_t heads) const {
    return x.view({x.size(0), x.size(1), heads, head_dim}).transpose(1, 2);
  }
};
TORCH_MODULE(LlamaAttention);

LlamaAttentionImpl::LlamaAttentionImpl(const LlamaConfig& config, int64_t layer_idx)
    : layer_idx(layer_idx),
      num_heads(config.num_attention_heads),
      num_key_value_heads(config.num_key_value_heads),
      head_dim(config.head_dim()),
      scaling(1.0 / std::sqrt(static_cast<double>(config.head_dim()))),
      attention_dropout(config.attention_dropout) {
  TORCH_CHECK(num_heads % num_key_value_heads == 0, "layer ", layer_idx, ": ", num_heads,
              " heads cannot share ", num_key_value_heads, " key and value heads");
  auto projection = [&](const std::string& name, int64_t in, int64_t out) {
    const auto options = torch::nn::LinearOptions(in, out).bias(config.attention_bias);
    return register_module(name, torch::nn::Linear(options));
  };
  q_proj = projection("q_proj", config.hidden_size, num_heads * head_dim);
  k_proj = projection("k_proj", config.hidden_size, num_key_value_heads * head_dim);
  v_proj = projection("v_proj", config.hidden_size, num_key_value_heads * head_dim);
  o_proj = projection("o_proj", num_heads * head_dim, config.hidden_size);
}

torch::Tensor LlamaAttentionImpl::forward(
    const torch::Tensor& hidden_states,
    const std::tuple<torch::Tensor, torch::Tensor>& position_embeddings,
    const torch::Tensor& attention_mask) {
  const int64_t batch = hidden_states.size(0);
  const int64_t length = hidden_states.size(1);

  auto query = split_heads(q_proj->forward(hidden_states), num_heads);
  auto key = split_heads(k_proj->forward(hidden_states), num_key_value_heads);
  auto value = split_heads(v_proj->forward(hidden_states), num_key_value_heads);

  const auto& [cos, sin] = position_embeddings;
  std::tie(query, key) = apply_rotary_pos_emb(query, key, cos, sin);

  const int64_t groups = num_heads / num_key_value_heads;
  key = repeat_kv(key, groups);
  value = repeat_kv(value, groups);

  auto weights = torch::matmul(query, key.transpose(2, 3)) * scaling;
  if (attention_mask.defined()) {
    weights = weights + attention_mask;
  }
  weights = torch::softmax(weights, /*dim=*/-1, torch::kFloat32).to(query.scalar_type());
  weights = torch::dropout(weights, attention_dropout, is_training());
#ifdef TORCHMODELS_CHECK_FINITE
  TORCH_CHECK(weights.isfinite().all().item<bool>(), "layer ", layer_idx,
              ": overflow in attention");
#endif
  const auto output = torch::matmul(weights, value).transpose(1, 2).reshape({batch, length, -1});
  return o_proj->forward(output);
}

/// Attention and feed-forward, each behind a norm and around a residual.
struct LlamaDecoderLayerImpl : torch::nn::Module {
  LlamaDecoderLayerImpl(const LlamaConfig& config, int64_t layer_idx)
      : self_attn(register_module("self_attn", LlamaAttention(config, layer_idx))),
        mlp(register_module("mlp", LlamaMLP(config))),
        input_layernorm(register_module("input_layernorm",
                                        LlamaRMSNorm(config.hidden_size, config.rms_norm_eps))),
        post_attention_layernorm(register_module(
            "post_attention_layernorm", LlamaRMSNorm(config.hidden_size, config.rms_norm_eps))) {}

  torch::Tensor forward(torch::Tensor hidden_states,
                        const std::tuple<torch::Tensor, torch::Tensor>& position_embeddings,
                        const torch::Tensor& attention_mask) {
    auto residual = hidden_states;
    hidden_states = input_layernorm->forward(hidden_states);
    hidden_states =
        residual + self_attn->forward(hidden_states, position_embeddings, attention_mask);

    residual = hidden_states;
    hidden_states = post_attention_layernorm->forward(hidden_states);
    return residual + mlp->forward(hidden_states);
  }

  LlamaAttention self_attn;
  LlamaMLP mlp;
  LlamaRMSNorm input_layernorm;
  LlamaRMSNorm post_attention_layernorm;
};
TORCH_MODULE(LlamaDecoderLayer);

/// The bare decoder: token ids in, hidden states out.
class LlamaModelImpl : public torch::nn::Module {
 public:
  explicit LlamaModelImpl(const LlamaConfig& model_config);

  torch::Tensor forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {});

  LlamaConfig config;
  torch::nn::Embedding embed_tokens{nullptr};
  torch::nn::ModuleList layers{nullptr};
  LlamaRMSNorm norm{nullptr};
  LlamaRotaryEmbedding rotary_emb{nullptr};
};
TORCH_MODULE(LlamaModel);

LlamaModelImpl::LlamaModelImpl(const LlamaConfig& model_config) : config(model_config) {
  embed_tokens = register_module(
      "embed_tokens",
      torch::nn::Embedding(torch::nn::EmbeddingOptions(config.vocab_size, config.hidden_size)
                               .padding_idx(config.pad_token_id)));
  layers = register_module("layers", torch::nn::ModuleList());
  for (int64_t index = 0; index < config.num_hidden_layers; ++index) {
    layers->push_back(LlamaDecoderLayer(config, index));
  }
  norm = register_module("norm", LlamaRMSNorm(config.hidden_size, config.rms_norm_eps));
  rotary_emb = register_module("rotary_emb", LlamaRotaryEmbedding(config));
}

torch::Tensor LlamaModelImpl::forward(const torch::Tensor& input_ids,
                                      const torch::Tensor& attention_mask) {
  const int64_t length = input_ids.size(1);
  TORCH_CHECK(length <= config.max_position_embeddings, "sequence of ", length, " tokens, at most ",
              config.max_position_embeddings, " are supported");

  auto hidden_states = embed_tokens->forward(input_ids);
  const auto position_ids = torch::arange(length, input_ids.options()).unsqueeze(0);
  const auto position_embeddings = rotary_emb->forward(position_ids, hidden_states.scalar_type());
  const auto causal_mask = make_causal_mask(attention_mask, length, hidden_states.options());

  for (const auto& layer : *layers) {
    hidden_states =
        layer->as<LlamaDecoderLayer>()->forward(hidden_states, position_embeddings, causal_mask);
  }
  return norm->forward(hidden_states);
}

/// The decoder with a language-model head.
class LlamaForCausalLMImpl : public torch::nn::Module {
 public:
  explicit LlamaForCausalLMImpl(const LlamaConfig& model_config) : config(model_config) {
    model = register_module("model", LlamaModel(config));
    lm_head = register_module(
        "lm_head",
        torch::nn::Linear(
            torch::nn::LinearOptions(config.hidden_size, config.vocab_size).bias(false)));
    init_weights(*this, config);
    if (config.tie_word_embeddings) {
      lm_head->weight = model->embed_tokens->weight;
    }
  }

  /// `labels` are token ids like `input_ids`, -100 where no loss is wanted; position i is asked to
  /// predict label i + 1.
  CausalLMOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
                         const torch::Tensor& labels = {});

  LlamaConfig config;
  LlamaModel model{nullptr};
  torch::nn::Linear lm_head{nullptr};

 protected:
  FORWARD_HAS_DEFAULT_ARGS({1, torch::nn::AnyValue(torch::Tensor())},
                           {2, torch::nn::AnyValue(torch::Tensor())})
};
TORCH_MODULE(LlamaForCausalLM);

// ======================================================================
// [PATCHED METHOD] LlamaForCausalLMImpl::forward
// Reason: training on long sequences: the logits of a batch do not fit beside the model
// Source: FusedLossCausalLM::forward in llama_gpu_patches.cpp
// ======================================================================
// 1. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
// 2. without labels, as upstream
CausalLMOutput LlamaForCausalLMImpl::forward(const torch::Tensor& input_ids,
                                             const torch::Tensor& attention_mask,
                                             const torch::Tensor& labels) {
  const auto hidden_states = model->forward(input_ids, attention_mask);

  // --- Patch.1 ---
  if (labels.defined()) {
    const auto shifted = hidden_states.slice(/*dim=*/1, 0, -1);
    auto loss =
        fused::linear_cross_entropy(shifted.reshape({-1, config.hidden_size}), lm_head->weight,
                                    labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
    return {loss, torch::Tensor()};
  }
  // --- Patch.1 ---

  // --- Patch.2 ---
  return {torch::Tensor(), lm_head->forward(hidden_states)};
  // --- Patch.2 ---
}

// ======================================================================
// [MODIFIED CLASS] LlamaForSequenceClassificationImpl
// Methods patched: forward
// Reason: one token of a sequence has a score that counts: the others go through no head
// Source: LlamaForSequenceClassificationImpl::forward in llama_gpu_patches.cpp
// ======================================================================
/// One label a sequence, read off its last token that is no padding.
class LlamaForSequenceClassificationImpl : public torch::nn::Module {
 public:
  explicit LlamaForSequenceClassificationImpl(const LlamaConfig& model_config)
      : config(model_config),
        model(register_module("model", LlamaModel(config))),
        score(register_module(
            "score",
            torch::nn::Linear(
                torch::nn::LinearOptions(config.hidden_size, config.num_labels).bias(false)))) {
    init_weights(*this, config);
  }

  /// `labels` is [batch].
  //
  // 1. the head over the last tokens alone — upstream scores all of them, then picks
  ClassifierOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask = {},
                           const torch::Tensor& labels = {}) {
    // --- Patch.1 ---
    const auto hidden_states = model->forward(input_ids, attention_mask);
    const auto rows = torch::arange(input_ids.size(0), input_ids.options());
    const auto pooled = score->forward(hidden_states.index({rows, last_tokens(input_ids)}));
    // --- Patch.1 ---
    return {classification_loss(pooled, labels), pooled};
  }

  LlamaConfig config;
  LlamaModel model;
  torch::nn::Linear score;

 private:
  torch::Tensor last_tokens(const torch::Tensor& input_ids) const;
};
TORCH_MODULE(LlamaForSequenceClassification);

torch::Tensor LlamaForSequenceClassificationImpl::last_tokens(
    const torch::Tensor& input_ids) const {
  const auto positions = torch::arange(input_ids.size(1), input_ids.options());
  return (positions * input_ids.ne(config.pad_token_id)).argmax(/*dim=*/-1);
}

}  // namespace llama
}  // namespace torchmodels
