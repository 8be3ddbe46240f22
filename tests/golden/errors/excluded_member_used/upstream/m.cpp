struct Cache {
  virtual void trim() {}
  int limit = 0;
  void own() { trim(); this->trim(); }
};
struct Tuned : Cache {
  void trim() override {}
};
struct Heir : public Cache {
  void inherited() { trim(); Cache::trim(); }
};
using Alias = Cache;
struct User {
  Cache cache_;
  void field() { cache_.trim(); }
  void replaced() {}
};
void by_parameter(Cache& cache, Cache* pointer) {
  cache.trim();
  pointer->limit = 1;
}
void by_local() {
  Cache cache;
  cache.trim();
  auto other = Cache();
  other.trim();
}
void (Cache::*address)() = &Cache::trim;
void (Cache::*by_alias)() = &Alias::trim;
