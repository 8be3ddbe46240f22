struct Cache {
  explicit(sizeof(int) > 2) Cache(int a) : a_(a) {}
  constexpr int twice(int x) const { return 2 * x; }
  int get(int k, int mode = 0);
  int put(int k);
  int a_;
};
int Cache::get(int k, int mode) { return k + mode; }
int Cache::put(int k) { return k; }
