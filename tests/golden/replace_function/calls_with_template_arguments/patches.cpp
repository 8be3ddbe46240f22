template <typename T>
void launch(T* out, int n, float scale) {
  out[0] = n * scale;
}
