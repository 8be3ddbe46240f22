struct FusedCache {
  int capacity = 0;
};

struct FusedMode {
  int value = 0;
};
