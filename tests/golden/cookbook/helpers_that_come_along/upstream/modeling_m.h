#pragma once

#include <torch/torch.h>

namespace models {

class Attention {
 public:
  torch::Tensor forward(const torch::Tensor& x) const;

 private:
  long rank_ = 0;
};

}  // namespace models
