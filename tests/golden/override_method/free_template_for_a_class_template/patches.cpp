template <class T>
T fused(T x) {
  return x * 2;
}
template <typename Q>
Q fused_scaled(const Q& y, int times) {
  Q twice = y + y;
  return twice * times;
}
template <class V>
V fused_cast(V v) {
  return v + 1;
}
template <class Q, int M>
Q fused_sum(Q x) {
  return x * M;
}
template <int N, class T>
T fused_at(int i, T fallback) {
  return i < N ? T(i) : fallback;
}
template <class T>
T doubled(T x) {
  return x + x;
}
template <class W>
W tripled(W w) {
  return w + w + w;
}
