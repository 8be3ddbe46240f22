template <class T>
struct Lin {
  T scale(T x, bool b, int c = 0) const { return x; }
  template <class U>
  U as(int k, int l = 0) const { return U(k + l); }
  int operator()(T x) const { return 4; }
};
template <>
inline float Lin<float>::scale(float x, bool b, int c) const { return x + c; }
template <class T>
T clamp(T x, T y = T()) { return x < y ? y : x; }
template <>
int clamp<int>(int x, int y) { return x + y; }
