torch::Tensor RMSNormImpl::forward(const torch::Tensor& x) {
  return fused::rms_norm(x, weight);
}
