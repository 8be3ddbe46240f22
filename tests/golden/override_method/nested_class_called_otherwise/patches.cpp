struct NpuCache {
  struct Slot {
    int get() const;
    int n;
  };
};

int NpuCache::Slot::get() const { return n + 1; }
