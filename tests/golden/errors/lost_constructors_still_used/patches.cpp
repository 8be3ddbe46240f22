struct FusedCache {
  FusedCache() {}
  int size = 0;
};
