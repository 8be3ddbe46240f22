struct Config { int n; };

struct A {
  explicit A(const Config& config);
  A(int m, int n) : m_(m) {}
  A() = default;

  int m_ = 0;
};

A::A(const Config& config) : m_(config.n) {}
