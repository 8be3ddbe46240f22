#include <torch/torch.h>

namespace models {

class KVCache {
 public:
  void update(const torch::Tensor& key) { keys_ = keys_ + key; }
  void update(const torch::Tensor& key, long layer) { keys_ = keys_ + key * (1.0 / (layer + 1)); }

  struct Slot {
    long length = 0;
    bool full(long capacity) const { return length == capacity; }
  };

 private:
  torch::Tensor keys_;
};

}  // namespace models
