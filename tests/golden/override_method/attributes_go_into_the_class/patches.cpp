class A {
 public:
  [[noreturn]] void stop() { throw 1; }
  [[nodiscard, gnu::pure]] int get() const { return 2; }
  [[nodiscard]] int known() { return 2; }
};
