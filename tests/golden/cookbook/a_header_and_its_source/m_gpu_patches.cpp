torch::Tensor Decoder::forward(const torch::Tensor& x, const torch::Tensor& lengths) const {
  return torch::silu(x) * lengths;
}
