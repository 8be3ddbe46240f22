#include <torch/torch.h>

torch::Tensor Sampler::top_p(const torch::Tensor& scores) const {
  return scores * temperature_;
}

torch::Tensor Sampler::operator()(const torch::Tensor& logits) const {
  return top_p(logits.softmax(-1));
}
