int head(int n) { return n + 1; }
constexpr int square(int n) {
  int result = n;
  result *= n;
  return result;
}
void stop() { throw 2; }
