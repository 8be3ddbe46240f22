#include <torch/torch.h>

namespace models {

class Sampler {
 public:
  torch::Tensor operator()(const torch::Tensor& logits) const { return logits.softmax(-1); }

 private:
  double temperature_ = 1.0;
};

}  // namespace models
