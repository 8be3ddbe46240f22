struct A {
  int run() { return scale(n_) + walk() + steps_ + cache_ + Mode::kFast; }
  int walk() { return 2; }
  int scale(int x) { return 2 * x; }
  enum Mode { kFast };
  int n_, steps_;
  int cache_ = 1;
};

struct B {
  // Perhaps Base has it.
  int run() { return inherited(); }
  int inherited();
};
