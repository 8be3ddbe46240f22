template <typename T>
T Tensor::to() const {
  return static_cast<T>(value_);
}

template <typename T>
void Tensor::fill(T value) {
  value_ = 2 * static_cast<int>(value);
}

template <typename A>
template <typename G>
A Pair<A>::map(G g) const {
  return g(g(first));
}
