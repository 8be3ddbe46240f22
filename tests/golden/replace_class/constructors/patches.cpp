class PagedCache {
 public:
  PagedCache();
  explicit PagedCache(int size, int page = 16);
  PagedCache(const PagedCache& other) = default;
  PagedCache(PagedCache&&) noexcept;
  ~PagedCache() noexcept;
  int size() const { return size_; }

 private:
  int size_;
  int page_;
};

PagedCache::PagedCache() : PagedCache(0) {}

PagedCache::PagedCache(int size, int page)
    : size_(size),
      page_{page} {
}

PagedCache::PagedCache(PagedCache&&) noexcept = default;

PagedCache::~PagedCache() noexcept = default;

struct Slot {
  Slot() = default;
  explicit Slot(int size) { n = size; }
  int n = 1;
};
