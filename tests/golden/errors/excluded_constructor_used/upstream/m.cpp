struct Config {
  int size;
};

struct Cache {
  explicit Cache(const Config& config);
  Cache(int size, int used) : size_(size), used_(used) {}
  Cache() : Cache(1, 2) {}
  int size_, used_;
};

Cache::Cache(const Config& config) : Cache(config.size, 1) {}

struct Paged : Cache {
  using Cache::Cache;
  Paged() : Cache(1, 2) {}
  explicit Paged(const Paged& other) : Cache(other) {}
};

Cache make() { return Cache(1, 2); }
