#include <torch/torch.h>

namespace models {

class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  Attention(long hidden, long heads);
  torch::Tensor forward(const torch::Tensor& x);

 private:
  long heads_ = 1;
  torch::nn::Linear qkv_, out_;
};

Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden), out_(hidden, hidden) {
  register_module("qkv", qkv_);
  register_module("out", out_);
}

Attention::Attention(long hidden, long heads) : Attention(hidden) {
  heads_ = heads;
}

torch::Tensor Attention::forward(const torch::Tensor& x) {
  return out_(qkv_(x).softmax(-1));
}

}  // namespace models
