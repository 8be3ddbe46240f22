struct Base;
struct Derived : Base {
  virtual int run(int x) override final { return x * 2; }
  static inline int count() { return 2; }
};
struct Fused : Base {
  [[nodiscard]] int late() override {
    return 3;
  }
};
