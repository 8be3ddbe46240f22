class Tensor {
 public:
  template <typename T>
  T to() const;
  template <int N>
  int pad() const { return value_ + N; }

 private:
  int value_ = 0;
};

template <typename T>
T Tensor::to() const { return T(value_); }

template <>
bool Tensor::to<bool>() const { return value_ != 0; }

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

int use() { return Tensor().to<int>() + Tensor().pad<2>(); }
