struct FusedAttention {
  // 1. cache — one step at a time
  Tensor forward(const Tensor& q, bool causal, Cache* cache = nullptr) const {
    if (cache) {
      return q;
    }
    return causal ? q : Tensor();
  }
};
