template <typename T, int N>
class Linear {
 public:
  T forward(T x) const;
  int width() const;

 private:
  T weight_[N] = {};
};

template <typename T, int N>
T Linear<T, N>::forward(T x) const {
  return x * weight_[0];
}

template <typename T, int N>
int Linear<T, N>::width() const { return N; }

template class Linear<float, 4>;
