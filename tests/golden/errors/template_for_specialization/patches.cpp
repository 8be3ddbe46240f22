template <typename T>
void fused_mask(T* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = T(in[i]) + 1;
}
