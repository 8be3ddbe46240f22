struct Tensor {
  int dim() const { return 1; }
};

struct Root {
  typedef int Step;
  enum Mode { kEval };
};

struct Base : Root {
  typedef int Index;
  static int total;
};

struct A : Base {
  int run(const Tensor& x) { return x.dim(); }
  int inherited() { return 0; }
};
