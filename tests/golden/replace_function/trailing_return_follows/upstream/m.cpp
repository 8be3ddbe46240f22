auto width(int x) noexcept -> int;
int depth(int x);

auto width(int x) noexcept -> int { return x; }

int depth(int x) { return x; }

template <typename T>
auto twice(T x) -> decltype(x + x) {
  return x + x;
}

int use() { return width(1) + depth(2) + twice(3); }
