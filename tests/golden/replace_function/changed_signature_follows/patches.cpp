long fused_rope(int x, int base, const int* positions = nullptr) {
  if (positions == nullptr) return x % base;
  return fused_rope(x, base) + *positions;
}
