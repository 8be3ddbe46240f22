struct Cache {
  Cache(Cache&& other) : size_(other.size_ + 1) {}
  ~Cache() { size_ = 1; }
  int size() const { return size_ + 1; }
  int step();
  int kept() noexcept(false) { return 2; }
  int size_;
};

int Cache::step() {
  return 2;
}

int fused() { return 2; }

int scale(int x) { return 2 * x; }
