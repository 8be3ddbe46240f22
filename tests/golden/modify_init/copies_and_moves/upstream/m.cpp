class Cache {
 public:
  constexpr Cache(int size) noexcept : size_(size) {}
  Cache(const Cache& other) : size_(other.size_) {}
  Cache(Cache&& other) noexcept : size_(other.size_) { other.size_ = 0; }
  virtual ~Cache() = default;

 private:
  int size_;
};

struct View {
  View() = default;
  View(const View&) = default;
  View(View&& other) : size_(other.size_) {}
  int size_ = 0;
};
