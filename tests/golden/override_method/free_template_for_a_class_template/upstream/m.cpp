template <class T>
struct Norm {
  // upstream's
  T forward(T x) const { return x * eps; }
  T scaled(const T& x, int n = 1);
  template <class U>
  U cast(U u) const {
    return u;
  }
  float dot(float x) { return x; }
  T eps;
};

template <class S>
S Norm<S>::scaled(const S& x, int n) {
  return x * n;
}

template <typename T, int N>
class Bank {
 public:
  T sum(T x) const { return x + N; }
  T at(int i) const;
  T slots[N];
};
template <typename T, int N>
T Bank<T, N>::at(int i) const {
  return slots[i];
}

template struct Norm<float>;
template double Norm<double>::scaled(const double&, int);
template class Bank<float, 3>;
