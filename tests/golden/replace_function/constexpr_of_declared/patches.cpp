constexpr int norm(int x) { return x < 0 ? -x : x; }
