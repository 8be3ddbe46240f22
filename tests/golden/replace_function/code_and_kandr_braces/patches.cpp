namespace fused {
  float silu(float x) {
    if (x > 0) {
      return x;
    }
    return 0;
  }
}
