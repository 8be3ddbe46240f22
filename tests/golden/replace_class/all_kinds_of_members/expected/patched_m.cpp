// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/all_kinds_of_members/spec.patchspec.json
//  Regenerate: patchgen replace_class/all_kinds_of_members/spec.patchspec.json -o generated --diff
//  Fingerprint: c190d4764841ceb5
//
//  Patches applied:
//    - replace_class: Buffer
//      pinned memory
// ============================================================================
class Base {
 public:
  virtual ~Base() = default;
  virtual int size() const = 0;
};

// ======================================================================
// [PATCHED CLASS] Buffer
// Reason: pinned memory
// Source: PinnedBuffer in patches.cpp
// ======================================================================
class Buffer final : public Base {
 public:
  Buffer() = default;
  explicit Buffer(int size, bool pinned = true);
  Buffer(const Buffer& other) : Buffer(other.size_, other.pinned_) {}
  Buffer(Buffer&&) noexcept = default;
  ~Buffer() noexcept override;

  Buffer& operator=(const Buffer& other) & = default;
  bool operator==(const Buffer& other) const { return size_ == other.size_; }
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

// ======================================================================
// [PATCHED CLASS] Buffer
// Reason: pinned memory
// Source: PinnedBuffer in patches.cpp
// ======================================================================
Buffer::Buffer(int size, bool pinned) : size_(size), pinned_(pinned) {}

Buffer::~Buffer() noexcept {}

int Buffer::operator[](int index) const { return index + size_; }

Buffer::operator int() const { return size_; }

void Buffer::resize(int size) { resize(size, pinned_); }

void Buffer::resize(int size, bool pinned) {
  size_ = size;
  pinned_ = pinned;
}

template <class T>
T Buffer::as() const {
  return static_cast<T>(size_);
}

int use(const Buffer& buffer) { return buffer ? buffer.size() : 0; }
