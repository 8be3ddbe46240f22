struct A {
  int run() { return scale(n_) + walk() + steps_ + cache_ + Mode::kFast; }
  int walk() { return 2; }
  int scale(int x) { return 2 * x; }
  enum Mode { kFast };
  int n_, steps_;
  int cache_ = 1;
};

struct B {
  // Base stands in the sources and does not have it.
  int run() { return inherited(); }
  int inherited();
};
