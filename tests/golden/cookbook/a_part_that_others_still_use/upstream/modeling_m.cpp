#include <torch/torch.h>

namespace models {

struct Talker : torch::nn::Module {
  torch::Tensor speak(const torch::Tensor& x) { return torch::silu(x); }
};

class OmniModel : public torch::nn::Module {
 public:
  torch::Tensor forward(const torch::Tensor& x) { return torch::matmul(x, x); }
  torch::Tensor generate(const torch::Tensor& x) {
    Talker talker;
    return talker.speak(forward(x));
  }
};

}  // namespace models
