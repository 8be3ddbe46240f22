template <typename Number>
Number clamp(Number x, Number top) {
  return top < x ? top : x;
}

int clamp(int x) { return x & 255; }

V operator+(const V& a, const V& b) {
  return V{b.x + a.x};
}

float zero_float() { return 0.5f; }
