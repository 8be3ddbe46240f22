#include <torch/torch.h>

namespace models {

struct ModelImpl : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return torch::silu(x); }
};
TORCH_MODULE(Model);

static torch::Tensor pool_last_token(const torch::Tensor& x) {
  return x.narrow(1, x.size(1) - 1, 1);
}

struct ForCausalLMImpl : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return head(model->forward(x)); }
  Model model{nullptr};
  torch::nn::Linear head{nullptr};
};
TORCH_MODULE(ForCausalLM);

// Scores the last token of a sequence.
struct ForSequenceClassificationImpl : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x);
  Model model{nullptr};
  torch::nn::Linear score{nullptr};
};
TORCH_MODULE(ForSequenceClassification);

torch::Tensor ForSequenceClassificationImpl::forward(const torch::Tensor& x) {
  return score(pool_last_token(model->forward(x)));
}

}  // namespace models
