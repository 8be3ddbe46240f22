struct Res {
  virtual ~Res() = default;
  virtual int forward(int x) { return x + 1; }
  virtual int backward(int x) const;
};

int Res::backward(int x) const { return x - 1; }
