// Forward of DenseMlp.
int DenseMlp::forward(const DenseConfig& config) const {
  const DenseMlp* self = this;
  return self != nullptr ? config.width * 2 : 0;
}
