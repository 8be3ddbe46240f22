#include <torch/torch.h>

#include "cpu_kernels.h"

using namespace cpu;

namespace models {

torch::Tensor mlp(const torch::Tensor& gate, const torch::Tensor& up) {
  return swiglu(gate, up);
}

}  // namespace models
