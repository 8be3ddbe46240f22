struct Base {
  virtual ~Base() = default;
  virtual int forward(int x) const { return x; }
};

struct Scaled : Base {
  int forward(int x) const override { return 2 * x; }
};
