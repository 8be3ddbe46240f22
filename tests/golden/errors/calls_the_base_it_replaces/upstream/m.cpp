struct Tensor { int v; };
struct Attn {
  explicit Attn(int heads) : heads_(heads) {}
  virtual Tensor forward(const Tensor& x) { return {x.v * heads_}; }
  int operator()(int x) { return x; }
  int other(int x) { return x; }
  int heads_;
};
