template <typename T, int N>
class Linear {
 public:
  T forward(T x) const {
    return x * weight_[0];
  }

 private:
  T weight_[N] = {};
};

template class Linear<float, 4>;
