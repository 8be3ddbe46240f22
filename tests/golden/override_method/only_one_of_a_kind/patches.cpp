struct Cache {
  explicit Cache(int a) : a_(a + 1) {}
  consteval int twice(int x) const { return x + x; }
  int get(int k, int mode, int z) { return k + mode + z; }
  int put(int k) { return k + 1; }
  int a_;
};
