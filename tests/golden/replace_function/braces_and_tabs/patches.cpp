float gelu(float x) {
  if (x < 0) {
    return 0;
  }
  return x;
}
float silu(float x) {
  return x / 2;
}
float relu(float x) { return x < 0 ? 0 : x; }
