struct Cache {
  Cache() = default;
  Cache(int first, int used = 0) : size(first + used) {}
  int size = 0;
};

struct Paged : Cache {
  Paged() : Cache(1, 2) {}
};

Cache make(int size) { return Cache(size, 1); }

Cache* made() { return new Cache{1}; }

int local() {
  Cache cache(3);
  return cache.size;
}
