// Qwen3MLP: activation and product in one pass.
torch::Tensor Qwen3MLP::forward(const torch::Tensor& x) {
  Qwen3Config local = config;
  return torch::silu(x) * double(local.hidden);
}
