template <class T>
struct Lin {
  T scale(T x, bool b, int c = 0) const { return x; }
  template <class U>
  U as(int k, int l = 0) const { return U(k + l); }
  int operator()(T x, T y) const { return 4; }
};
template <class T>
T clamp(T x, T y = T()) { return x < y ? y : x; }
