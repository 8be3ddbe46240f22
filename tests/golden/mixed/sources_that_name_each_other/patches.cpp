namespace lib {
int Runner::step(int x, int y) {
  return x + y;
}
}  // namespace lib
