class Tensor {
 public:
  template <typename T>
  T to() const {
    return T(value_);
  }

  template <typename T>
  void fill(T value);

 private:
  int value_ = 0;
};

template <typename T>
void Tensor::fill(T value) {
  value_ = static_cast<int>(value);
}

template <typename A>
struct Pair {
  A first;
  template <typename F>
  A map(F f) const;
};

template <typename A>
template <typename F>
A Pair<A>::map(F f) const {
  return f(first);
}
