torch::Tensor Attention::forward(const torch::Tensor& x) {
  // --- Patch.1 ---
  const torch::Tensor qkv = ulysses::gather_sequence(qkv_(x));
  // --- Patch.1 ---
  const torch::Tensor mixed = torch::matmul(qkv.softmax(-1), qkv);
  return out_(ulysses::scatter_sequence(mixed));
}
