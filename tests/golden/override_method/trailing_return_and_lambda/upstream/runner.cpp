class Runner {
 public:
  auto run(int x) const -> int;
};

auto Runner::run(int x) const -> int {
  const auto twice = [](int y) { return 2 * y; };
  return twice(x);
}
