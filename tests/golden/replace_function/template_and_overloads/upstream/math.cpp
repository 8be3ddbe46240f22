struct V { int x; };

template <typename T>
inline T clamp(T x, T top) {
  return x > top ? top : x;
}
static int clamp(int x) { return clamp(x, 255); }

V operator+(const V& a, const V& b) { return V{a.x + b.x}; }
V operator+(const V& a, int b) { return V{a.x + b}; }

template <typename T>
T zero() { return T(); }
template <>
float zero<float>() { return 0.0f; }

int use() { return clamp(3) + (V{1} + V{2} + 3).x; }
