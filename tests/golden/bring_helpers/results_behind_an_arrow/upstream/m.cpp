struct Tensor {
  int dim() const { return 1; }
  Tensor* self() { return this; }
};

inline Tensor rotate(const Tensor& x) { return x; }

struct A {
  int run(Tensor x) const { return rotate(x).dim(); }
};
