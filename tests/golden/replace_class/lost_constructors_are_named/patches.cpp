struct FusedCache {
  FusedCache() = default;
  int size = 0;
};

struct FusedPair {
  int first;
  int second;
};
