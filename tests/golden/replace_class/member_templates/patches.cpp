class FastTensor {
 public:
  template <typename T>
  T to() const;
  template <int N = 1>
  int pad() const { return value_ + 2 * N; }

 private:
  int value_ = 0;
};

template <typename T>
T FastTensor::to() const { return static_cast<T>(value_); }

template <>
bool FastTensor::to<bool>() const { return value_ > 0; }

template <typename T>
struct Pair {
  T first;
  template <typename F>
  T map(F f) const;
};

template <typename T>
template <typename F>
T Pair<T>::map(F f) const {
  return f(f(first));
}
