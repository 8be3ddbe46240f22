namespace m {

template <class T>
T rope(T x, int base) {
  return x * base;
}

inline int scale(int x) {
  const int twice = 2;
  return twice * x + 1;
}

constexpr int norm(int x) { return x < 0 ? -x : x; }

int plain(int x) { return rope(x) - norm(x); }

}  // namespace m
