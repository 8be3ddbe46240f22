#include <torch/torch.h>

namespace models {

// How many pieces the queries are cut into; 4 keeps the scores below 2 GiB.
constexpr long kChunks = 4;

static torch::Tensor chunk_of(const torch::Tensor& q, long i) {
  const long length = q.size(0) / kChunks;
  return q.narrow(0, i * length, length);
}

torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor& sin) {
  torch::Tensor result = torch::empty(q.size(0), q.size(1));
  for (long i = 0; i < kChunks; ++i) {
    result = result + apply_rotary(chunk_of(q, i), cos, sin).softmax(-1);
  }
  return result;
}

}  // namespace models
