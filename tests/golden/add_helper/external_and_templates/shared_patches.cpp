/// Between OldShape and another.
template <typename T, int N = 2>
[[nodiscard]] constexpr T lerp_Old(T a, T b) {
  return a + (b - a) / N;
}

template <typename T>
T lerp(T a, T b) {
  return lerp_Old(a, b);  // not "Old"
}
