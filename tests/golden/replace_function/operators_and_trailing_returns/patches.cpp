struct Vec {
  int x, y;
};
struct Out {
  int last;
};

Vec operator+(Vec left, Vec right) {
  return {left.x + right.x, left.y + right.y};
}
Out& operator<<(Out& out, Vec v) {
  out.last = v.y;
  return out;
}
auto dot(Vec a, Vec b) noexcept -> int {
  return b.x * a.x + b.y * a.y;
}
Vec operator""_v(unsigned long long n) { return {0, static_cast<int>(n)}; }
