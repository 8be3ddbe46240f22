namespace models {

class Cache {
 public:
  Cache();
  explicit Cache(int size);
  Cache(const Cache& other) = delete;
  Cache(Cache&&) noexcept;
  ~Cache();
  int size() const { return size_; }

 private:
  int size_;
};

Cache::Cache() : Cache(0) {}
Cache::Cache(int size) : size_(size) {}
Cache::Cache(Cache&&) noexcept = default;
Cache::~Cache() {}

struct Slot {
  explicit Slot(int n)
      : n(n) {
  }
  Slot() : Slot(1) {}
  virtual ~Slot() = default;
  int n;
};

int use() { return Cache(2).size() + Slot(3).n; }

}  // namespace models
