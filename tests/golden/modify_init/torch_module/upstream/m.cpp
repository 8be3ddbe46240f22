#include "torch.h"

class BlockImpl : public Module {
 public:
  explicit BlockImpl(int dim) : dim_(dim) {
    up_ = register_module("up", Linear(dim, 2 * dim));
    down_ = register_module("down", Linear(2 * dim, dim));
  }

  int forward(int x) { return x; }

 private:
  int dim_;
  Linear up_{nullptr}, down_{nullptr};
};
TORCH_MODULE(Block);
