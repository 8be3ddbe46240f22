struct Fused : Attn {
  explicit Fused(int heads) : Attn(heads + 1) { heads_ *= 2; }
  Tensor forward(const Tensor& x) override {
    Tensor y = Attn::forward(x);
    return {y.v + 1};
  }
  int operator()(int x) { return Attn::operator()(x) + 1; }
  int other(int x) { return Attn::operator()(x); }
};
