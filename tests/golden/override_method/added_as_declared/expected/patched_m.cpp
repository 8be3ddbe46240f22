// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/added_as_declared/spec.patchspec.json
//  Regenerate: patchgen override_method/added_as_declared/spec.patchspec.json -o generated --diff
//  Fingerprint: 1f151e3c5a6db633
//
//  Patches applied:
//    - add_helper: kRows
//    - override_method: Cache::rows
//    - override_method: Cache::width
//    - override_method: Cache::size
//    - override_method: Cache::next
//    - override_method: Cache::as
//    - override_method: Cache::Cache
//    - override_method: Cache::operator bool
//    - override_method: Ring::make
//    - override_method: Ring::self
// ============================================================================

// ======================================================================
// [HELPERS]
// Source: kRows in patches.cpp
// ======================================================================
constexpr int kRows = 4;

struct Base {
  virtual int size() const { return 0; }
  virtual ~Base() = default;
};

// ======================================================================
// [MODIFIED CLASS] Cache
// Methods patched: rows, width, size, next, as, Cache, operator bool
// rows: Source: FastCache::rows in patches.cpp
// width: Source: FastCache::width in patches.cpp
// size: Source: FastCache::size in patches.cpp
// next: Source: FastCache::next in patches.cpp
// as: Source: FastCache::as in patches.cpp
// Cache: Source: FastCache::FastCache in patches.cpp
// operator bool: Source: FastCache::operator bool in patches.cpp
// ======================================================================
struct Cache : Base {
  int n = 0;

  /// How many rows are made.
  static int rows(int count = kRows, const char* = "rows, all") { return count; }

  virtual int width() const noexcept { return n; }

  /// Rows that are in use.
  // All of them.
  int size() const override { return n; }

  [[nodiscard]] Cache* next() { return this; }

  /// Turns the cache into a `U`.
  template <class V = int, class... More>
  V as(V start = {}, More...) { return start + V(n); }

  explicit Cache(int rows, int columns = 1) : n(rows * columns) {}

  explicit operator bool() const { return n != 0; }
};

// ======================================================================
// [MODIFIED CLASS] Ring
// Methods patched: make, self
// make: Source: FastRing::make in patches.cpp
// self: Source: FastRing::self in patches.cpp
// ======================================================================
template <class T>
struct Ring {
  T item;

  static T make(T first = T(), int = 4) { return T(first); }

  Ring<T>& self() { return *this; }
};
