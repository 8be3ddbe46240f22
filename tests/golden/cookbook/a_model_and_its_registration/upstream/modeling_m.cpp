#include <torch/torch.h>

#define REGISTER_MODEL(name, type) static const int registered_##type = sizeof(type)

namespace models {

struct DenseModel : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return torch::silu(x); }
};

struct TalkerModel : torch::nn::Module {
  torch::Tensor forward(const torch::Tensor& x) { return x; }
};

REGISTER_MODEL("dense", DenseModel);
REGISTER_MODEL("talker", TalkerModel);

}  // namespace models
