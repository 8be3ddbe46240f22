#ifndef MODELING_M_H_
#define MODELING_M_H_

#include <torch/torch.h>

namespace models::m {

class Norm {
 public:
  torch::Tensor forward(const torch::Tensor& x) const;

 private:
  double eps_ = 1e-6;
};

}  // namespace models::m

#endif  // MODELING_M_H_
