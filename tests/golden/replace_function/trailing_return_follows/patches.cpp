auto width(int x, int by = 2) noexcept -> long { return x * by; }
auto depth(int x) -> int { return x + 1; }
template <typename T>
auto twice(T x) -> decltype(2 * x) {
  return 2 * x;
}
