struct FusedNormImpl {
  int forward(int x) { return x + 1; }
};
struct Cache {
  int capacity = 0;
};
