#pragma once

#include <torch/torch.h>

namespace models {

class Decoder {
 public:
  torch::Tensor forward(const torch::Tensor& x) const;
};

}  // namespace models
