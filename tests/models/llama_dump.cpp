// Runs one small Llama and prints every number that a user of the model could see. Compiled twice:
// LLAMA_MODEL_SOURCE is upstream's file, or the file that patchgen made of it (LLAMA_GPU is set
// then). Both are made of the same seed, so their outputs can be held against each other line by
// line:
//
//     NAME COUNT VALUE VALUE …

#include <cstdint>
#include <cstdio>
#include <string>
#include <torch/torch.h>

#include LLAMA_MODEL_SOURCE

#ifdef LLAMA_GPU
#include <fused/launches.h>

// The spec drops this head and its holder: both names are free again, or this does not compile.
namespace torchmodels::llama {
enum class LlamaForTokenClassification {};
enum class LlamaForTokenClassificationImpl {};
}  // namespace torchmodels::llama
#endif

namespace {

namespace llama = torchmodels::llama;

void print(const std::string& name, const torch::Tensor& tensor) {
  const auto values = tensor.detach().to(torch::kFloat64).contiguous().view(-1);
  std::printf("%s %lld", name.c_str(), static_cast<long long>(values.numel()));
  for (std::int64_t i = 0; i < values.numel(); ++i) {
    std::printf(" %.9g", values.data_ptr<double>()[i]);
  }
  std::printf("\n");
}

void print_gradients(const std::string& prefix, const torch::nn::Module& module) {
  for (const auto& parameter : module.named_parameters()) {
    const auto& gradient = parameter.value().grad();
    print(prefix + parameter.key(),
          gradient.defined() ? gradient : torch::zeros_like(parameter.value()));
  }
}

llama::LlamaConfig small_config() {
  llama::LlamaConfig config;
  config.vocab_size = 61;
  config.hidden_size = 32;
  config.intermediate_size = 48;
  config.num_hidden_layers = 2;
  config.num_attention_heads = 4;
  config.num_key_value_heads = 2;
  config.max_position_embeddings = 64;
  config.initializer_range = 0.2;  // large weights: a wrong kernel shows
  config.num_labels = 3;
  return config;
}

struct Batch {
  torch::Tensor input_ids;
  torch::Tensor attention_mask;
  torch::Tensor labels;
};

// Two sequences of eleven tokens; the second ends in padding, which no loss counts.
Batch make_batch(const llama::LlamaConfig& config) {
  Batch batch;
  batch.input_ids = torch::randint(1, config.vocab_size, {2, 11}, torch::kInt64);
  batch.input_ids.slice(1, 8).select(0, 1).fill_(config.pad_token_id);
  batch.attention_mask = batch.input_ids.ne(config.pad_token_id).to(torch::kInt64);
  batch.labels = batch.input_ids.masked_fill(batch.input_ids.eq(config.pad_token_id), -100);
  return batch;
}

void dump_causal_lm(const llama::LlamaConfig& config) {
  llama::LlamaForCausalLM model(config);
  const Batch batch = make_batch(config);
  print("causal.logits", model->forward(batch.input_ids, batch.attention_mask).logits);
  print("causal.logits_without_mask", model->forward(batch.input_ids).logits);

  const auto loss = model->forward(batch.input_ids, batch.attention_mask, batch.labels).loss;
  print("causal.loss", loss);
  (loss * 3.0).backward();
  print_gradients("causal.gradient.", *model);

  torch::optim::SGD optimizer(model->parameters(), torch::optim::SGDOptions(0.01));
  for (int step = 0; step < 3; ++step) {
    optimizer.zero_grad();
    model->forward(batch.input_ids, batch.attention_mask, batch.labels).loss.backward();
    optimizer.step();
  }
  print("causal.loss_after_training",
        model->forward(batch.input_ids, batch.attention_mask, batch.labels).loss);
}

void dump_sequence_classification(const llama::LlamaConfig& config) {
  llama::LlamaForSequenceClassification model(config);
  const Batch batch = make_batch(config);
  const auto labels = torch::tensor({2, 0}, torch::kInt64);
  const auto output = model->forward(batch.input_ids, batch.attention_mask, labels);
  print("sequence.logits", output.logits);
  print("sequence.loss", output.loss);
  output.loss.backward();
  print_gradients("sequence.gradient.", *model);
}

#ifdef LLAMA_GPU
void print_launches() {
  using fused::Kernel;
  std::printf("launches.rms_norm 1 %lld\n", static_cast<long long>(launches(Kernel::RmsNorm)));
  std::printf("launches.swiglu 1 %lld\n", static_cast<long long>(launches(Kernel::Swiglu)));
  std::printf("launches.linear_cross_entropy 1 %lld\n",
              static_cast<long long>(launches(Kernel::LinearCrossEntropy)));
}

// Whether the variant's norm refuses a width that its kernel has no grid for.
void print_refused_width() {
  bool refused = false;
  try {
    llama::LlamaRMSNorm norm(0);
  } catch (const c10::Error&) {
    refused = true;
  }
  std::printf("variant.refuses_empty_width 1 %d\n", refused ? 1 : 0);
}
#endif

}  // namespace

int main() {
  torch::set_num_threads(1);  // sums in one order
  torch::manual_seed(20);
  const llama::LlamaConfig config = small_config();
  dump_causal_lm(config);
  dump_sequence_classification(config);
#ifdef LLAMA_GPU
  print_launches();
  print_refused_width();
#endif
  return 0;
}
