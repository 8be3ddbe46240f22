torch::Tensor Attention::forward(const torch::Tensor& x, const torch::Tensor& sequence_lengths = {}) {
  torch::Tensor qkv = qkv_(x);
  if (sequence_lengths.defined()) qkv = qkv * sequence_lengths;
  return out_(torch::matmul(qkv.softmax(-1), qkv));
}
