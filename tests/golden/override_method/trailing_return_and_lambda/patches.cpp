auto Runner::run(int x) const -> long {
  const auto thrice = [](int y) {
    return 3L * y;
  };
  return thrice(x);
}
