struct Tensor {
  int dim() const { return 1; }
};
int library_call(int);

struct Norm {
  int eps = 0;
};

struct A {
  int run(Tensor x) { return library_call(x.dim()); }
  int helper() { return 1; }
  int count = 0;
};
