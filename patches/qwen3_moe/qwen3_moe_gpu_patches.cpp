// Replacements for qwen3_moe/modeling_qwen3_moe.cpp on GPUs; qwen3_moe_gpu.patchspec.json says
// where each goes, and takes those that are the same in other models from their patch files.

#include <cstdint>
#include <fused/group_gemm.h>
#include <fused/linear_cross_entropy.h>
#include <memory>
#include <modeling/expert_converter.h>
#include <modeling/parallel_plan.h>
#include <string>
#include <torch/torch.h>
#include <tuple>

#include "common/modeling_losses.h"
#include "qwen3_moe/modeling_qwen3_moe.h"

// Helpers are new: they stand in the namespace in which the generated file will have them.
namespace torchmodels::qwen3_moe {

/// Each rank has all of its experts: both weights are cut along the experts.
inline modeling::ParallelPlan expert_parallel_plan() {
  return modeling::ParallelPlan()
      .shard("layers.*.mlp.experts.gate_up_proj", /*dim=*/0)
      .shard("layers.*.mlp.experts.down_proj", /*dim=*/0);
}

}  // namespace torchmodels::qwen3_moe

// A namespace inside upstream's: its names are found from here, and the stand-ins, which derive
// from upstream's classes to know their members, may have the names of what they stand for.
namespace torchmodels::qwen3_moe::gpu {

// ---- Qwen3MoeExpertsImpl ------------------------------------------------------------------------

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

Qwen3MoeExpertsImpl::Qwen3MoeExpertsImpl(const Qwen3MoeConfig& config)
    : num_experts(config.num_experts) {
  // --- Patch.1 ---
  gate_up_proj = register_parameter(
      "gate_up_proj",
      torch::empty({num_experts, 2 * config.moe_intermediate_size, config.hidden_size}));
  down_proj = register_parameter(
      "down_proj", torch::empty({num_experts, config.hidden_size, config.moe_intermediate_size}));
  // --- Patch.1 ---
}

torch::Tensor Qwen3MoeExpertsImpl::forward(const torch::Tensor& hidden_states,
                                           const torch::Tensor& top_k_index,
                                           const torch::Tensor& top_k_weights) {
  // --- Patch.2 ---
  if (implementation == fused::MoeImplementation::Eager) {
    return forward_eager(hidden_states, top_k_index, top_k_weights);
  }
  return fused::moe_experts(hidden_states, gate_up_proj, down_proj, top_k_index, top_k_weights);
  // --- Patch.2 ---
}

torch::Tensor Qwen3MoeExpertsImpl::forward_eager(const torch::Tensor& hidden_states,
                                                 const torch::Tensor& top_k_index,
                                                 const torch::Tensor& top_k_weights) {
  auto output = torch::zeros_like(hidden_states);
  for (int64_t index = 0; index < num_experts; ++index) {
    const auto chosen = torch::where(top_k_index == index);
    const auto& tokens = chosen[0];
    if (tokens.numel() == 0) {
      continue;
    }
    const auto weights = top_k_weights.index({tokens, chosen[1]}).unsqueeze(-1);
    // --- Patch.1 ---
    const auto gate_up = torch::linear(hidden_states.index({tokens}), gate_up_proj[index]);
    const auto halves = gate_up.chunk(2, /*dim=*/-1);
    const auto expert_output = torch::linear(torch::silu(halves[0]) * halves[1], down_proj[index]);
    // --- Patch.1 ---
    output = output.index_add(/*dim=*/0, tokens, expert_output * weights);
  }
  return output;
}

// ---- Qwen3MoePreTrainedModel --------------------------------------------------------------------

struct Qwen3MoePreTrainedModel : qwen3_moe::Qwen3MoePreTrainedModel {
  void init_weights(torch::nn::Module& module, torch::Generator& generator) override;

  /// For checkpoints with a weight for each expert, with fused weights, or with these transposed.
  std::unique_ptr<modeling::CheckpointTensorConverter> create_checkpoint_tensor_converter() const {
    return modeling::create_expert_tensor_converter(config);
  }
};

// 1. the experts' weights — they stand in no Linear any more
void Qwen3MoePreTrainedModel::init_weights(torch::nn::Module& module, torch::Generator& generator) {
  PreTrainedModel::init_weights(module, generator);
  if (auto* router = module.as<Qwen3MoeTopKRouter>()) {
    router->weight.normal_(0.0, config.initializer_range, generator);
  }
  // --- Patch.1 ---
  if (auto* experts = module.as<Qwen3MoeExperts>()) {
    experts->gate_up_proj.normal_(0.0, config.initializer_range, generator);
    experts->down_proj.normal_(0.0, config.initializer_range, generator);
  }
  // --- Patch.1 ---
}

// ---- Qwen3MoeTopKRouterImpl::forward ------------------------------------------------------------

struct Qwen3MoeTopKRouterImpl : qwen3_moe::Qwen3MoeTopKRouterImpl {
  std::tuple<torch::Tensor, torch::Tensor, torch::Tensor> forward(
      const torch::Tensor& hidden_states);
};

// 1. logits in float32 — rounded to half precision, scores of experts become equal or change
//    places, and other experts are chosen
// 2. experts by their logits, and a softmax over the chosen ones alone — the same weights as those
//    of a softmax over all experts that are normalized afterwards
std::tuple<torch::Tensor, torch::Tensor, torch::Tensor> Qwen3MoeTopKRouterImpl::forward(
    const torch::Tensor& hidden_states) {
  // --- Patch.1 ---
  const auto logits = torch::linear(hidden_states.to(torch::kFloat32), weight.to(torch::kFloat32));
  // --- Patch.1 ---
  // --- Patch.2 ---
  const auto [scores, index] = torch::topk(logits, top_k, /*dim=*/-1);
  const auto weights = norm_topk_prob
                           ? torch::softmax(scores, /*dim=*/-1)
                           : torch::exp(scores - logits.logsumexp(/*dim=*/-1, /*keepdim=*/true));
  // --- Patch.2 ---
  return std::make_tuple(logits, weights.to(hidden_states.scalar_type()), index);
}

// ---- Qwen3MoeModelImpl, Qwen3MoeForCausalLMImpl -------------------------------------------------

struct Qwen3MoeModelImpl : qwen3_moe::Qwen3MoeModelImpl {
  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const { return expert_parallel_plan(); }
};

struct Qwen3MoeForCausalLMImpl : qwen3_moe::Qwen3MoeForCausalLMImpl {
  MoeCausalLMOutput forward(const torch::Tensor& input_ids, const torch::Tensor& attention_mask,
                            const torch::Tensor& labels);

  /// Which parameters are spread over the ranks, by their names in this model.
  modeling::ParallelPlan get_parallel_plan() const {
    return expert_parallel_plan().with_prefix("model");
  }
};

// 1. with labels, head and loss in one kernel — the logits of a long batch do not fit beside the
//    model; they are left undefined then
MoeCausalLMOutput Qwen3MoeForCausalLMImpl::forward(const torch::Tensor& input_ids,
                                                   const torch::Tensor& attention_mask,
                                                   const torch::Tensor& labels) {
  const auto output = model->forward(input_ids, attention_mask);
  // --- Patch.1 ---
  torch::Tensor logits;
  torch::Tensor loss;
  if (labels.defined()) {
    const auto shifted = output.last_hidden_state.slice(/*dim=*/1, 0, -1);
    loss = fused::linear_cross_entropy(shifted.reshape({-1, config.hidden_size}), lm_head->weight,
                                       labels.slice(/*dim=*/1, 1).reshape(-1), kIgnoreIndex);
  } else {
    logits = lm_head->forward(output.last_hidden_state);
  }
  // --- Patch.1 ---

  torch::Tensor aux_loss;
  if (config.output_router_logits) {
    aux_loss =
        load_balancing_loss(output.router_logits, config.num_experts, config.num_experts_per_tok);
    if (loss.defined()) {
      loss = loss + config.router_aux_loss_coef * aux_loss;
    }
  }
  return {loss, aux_loss, logits, output.router_logits};
}

}  // namespace torchmodels::qwen3_moe::gpu
