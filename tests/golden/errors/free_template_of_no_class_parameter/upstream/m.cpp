template <class T, int N>
struct Norm {
  float dot(const float* x) const { return x[0] * eps; }
  T first(T x) const { return x; }
  T eps;
};
