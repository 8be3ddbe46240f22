struct Vec {
  int x, y;
};
struct Out {
  int last = 0;
};

Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
Vec operator<<(Vec a, int n) { return {a.x << n, a.y << n}; }
inline Out& operator<<(Out& out, Vec v) {
  out.last = v.x;
  return out;
}
auto dot(Vec a, Vec b) -> int { return a.x * b.x + a.y * b.y; }
Vec operator""_v(unsigned long long n) { return {static_cast<int>(n), 0}; }
