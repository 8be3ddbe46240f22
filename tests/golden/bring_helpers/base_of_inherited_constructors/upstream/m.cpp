struct Attention {
  explicit Attention(int) {}
};

int run(int n) { return n; }
