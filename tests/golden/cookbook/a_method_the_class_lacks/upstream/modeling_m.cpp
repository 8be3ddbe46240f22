#include <torch/torch.h>

namespace models {

class Attention : public torch::nn::Module {
 public:
  explicit Attention(long hidden);
  torch::Tensor forward(const torch::Tensor& x);

 private:
  torch::nn::Linear qkv_, out_;
};

Attention::Attention(long hidden) : qkv_(hidden, 3 * hidden), out_(hidden, hidden) {
  register_module("qkv", qkv_);
  register_module("out", out_);
}

torch::Tensor Attention::forward(const torch::Tensor& x) {
  const torch::Tensor qkv = qkv_(x);
  return out_(torch::matmul(qkv.softmax(-1), qkv));
}

}  // namespace models
