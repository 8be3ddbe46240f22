template <int N, int T>
int quant(const float* x, int n) {
  return N * T * n + (x != nullptr);
}

template <>
int quant<4, 8>(const float* x, int n) {
  return n + (x != nullptr);
}

template <>
int quant<8, 8>(const float* x, int n) {
  return 2 * n + (x != nullptr);
}

int by_eight(const float* x) { return quant<8, 8>(x, 1); }
int by_four(const float* x) { return quant<4, 8>(x, 1); }
