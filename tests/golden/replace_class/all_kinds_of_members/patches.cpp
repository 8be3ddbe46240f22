class Base {
 public:
  virtual ~Base() = default;
  virtual int size() const = 0;
};

class PinnedBuffer final : public Base {
 public:
  PinnedBuffer() = default;
  explicit PinnedBuffer(int size, bool pinned = true);
  PinnedBuffer(const PinnedBuffer& other) : PinnedBuffer(other.size_, other.pinned_) {}
  PinnedBuffer(PinnedBuffer&&) noexcept = default;
  ~PinnedBuffer() noexcept override;

  PinnedBuffer& operator=(const PinnedBuffer& other) & = default;
  bool operator==(const PinnedBuffer& other) const { return size_ == other.size_; }
  int operator[](int index) const;
  explicit operator bool() const { return size_ > 0; }
  operator int() const;

  int size() const override { return size_; }
  auto twice() const -> int { return 2 * size_; }
  void resize(int size);
  void resize(int size, bool pinned);
  static constexpr int alignment() noexcept { return 64; }
  int&& take() && { return static_cast<int&&>(size_); }
  template <class T>
  T as() const;

 private:
  int size_ = 0;
  bool pinned_ = true;
};

PinnedBuffer::PinnedBuffer(int size, bool pinned) : size_(size), pinned_(pinned) {}
PinnedBuffer::~PinnedBuffer() noexcept {}
int PinnedBuffer::operator[](int index) const { return index + size_; }
PinnedBuffer::operator int() const { return size_; }
void PinnedBuffer::resize(int size) { resize(size, pinned_); }
void PinnedBuffer::resize(int size, bool pinned) {
  size_ = size;
  pinned_ = pinned;
}
template <class T>
T PinnedBuffer::as() const {
  return static_cast<T>(size_);
}
