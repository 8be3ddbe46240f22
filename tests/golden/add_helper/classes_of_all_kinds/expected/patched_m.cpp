// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/classes_of_all_kinds/spec.patchspec.json
//  Regenerate: patchgen add_helper/classes_of_all_kinds/spec.patchspec.json -o generated --diff
//  Fingerprint: dd03efe8ec5a0c31
//
//  Patches applied:
//    - add_helper: Ring, Buffer, Traits, Traits<T*>, Traits<float>
//      all that belongs to them comes along
//    - replace_function: run
// ============================================================================
struct Base {
  virtual int size() const = 0;
  virtual ~Base() = default;
};

// ======================================================================
// [HELPERS]
// Reason: all that belongs to them comes along
// Source: Ring in patches.cpp
// Source: Buffer in patches.cpp
// Source: Traits in patches.cpp
// Source: Traits in patches.cpp
// Source: Traits in patches.cpp
// ======================================================================
class Ring final : public Base {
 public:
  struct Slot {
    int rank = 0;
    int next() const;
  };

  Ring() : Ring(1) {}
  explicit Ring(int size);
  Ring(const Ring&) = default;
  ~Ring() override;
  int size() const override { return size_; }
  static constexpr int limit() noexcept { return 8; }
  int take() && { return size_; }
  Ring& operator+=(int by);
  explicit operator bool() const;
  template <typename T>
  T as() const;
  friend bool operator==(const Ring& a, const Ring& b) { return a.size_ == b.size_; }

 private:
  static int live_;
  int size_;
};

int Ring::live_ = 0;

Ring::Ring(int size) : size_(size) { ++live_; }

Ring::~Ring() { --live_; }

Ring& Ring::operator+=(int by) {
  size_ += by;
  return *this;
}

Ring::operator bool() const { return size_ > 0; }

template <typename T>
T Ring::as() const { return T(size_); }

int Ring::Slot::next() const { return rank + 1; }

template <typename T, int N = 4>
struct Buffer {
  T at(int i) const;
  T data[N] = {};
};

template <typename T, int N>
T Buffer<T, N>::at(int i) const { return data[i]; }

template <typename T>
struct Traits {
  static int size() { return sizeof(T); }
};

template <typename T>
struct Traits<T*> {
  static int size();
};

template <typename T>
int Traits<T*>::size() { return 8; }

template <>
struct Traits<float> {
  static int size();
};

int Traits<float>::size() { return 4; }

// ======================================================================
// [PATCHED FUNCTION] run
// Source: run in patches.cpp
// ======================================================================
int run() { return Ring().size() + Ring::Slot().next() + Buffer<int>().at(0) + Traits<int*>::size(); }
