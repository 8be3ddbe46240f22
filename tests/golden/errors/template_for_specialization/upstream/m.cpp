template <typename T>
void mask(T* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = T(in[i]);
}

template <>
void mask(float* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = in[i];
}
