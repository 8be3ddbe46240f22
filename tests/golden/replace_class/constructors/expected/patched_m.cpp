// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/constructors/spec.patchspec.json
//  Regenerate: patchgen replace_class/constructors/spec.patchspec.json -o generated --diff
//  Fingerprint: 27c2fd028d4c49ae
//
//  Patches applied:
//    - replace_class: Cache
//      pages
//    - replace_class: Slot
//      no list, no destructor
// ============================================================================
namespace models {

// ======================================================================
// [PATCHED CLASS] Cache
// Reason: pages
// Source: PagedCache in patches.cpp
// ======================================================================
class Cache {
 public:
  Cache();
  explicit Cache(int size, int page = 16);
  Cache(const Cache& other) = default;
  Cache(Cache&&) noexcept;
  ~Cache() noexcept;
  int size() const { return size_; }

 private:
  int size_;
  int page_;
};

// ======================================================================
// [PATCHED CLASS] Cache
// Reason: pages
// Source: PagedCache in patches.cpp
// ======================================================================
Cache::Cache() : Cache(0) {}

Cache::Cache(int size, int page)
    : size_(size),
      page_{page} {
}

Cache::Cache(Cache&&) noexcept = default;

Cache::~Cache() noexcept = default;

// ======================================================================
// [PATCHED CLASS] Slot
// Reason: no list, no destructor
// Source: Slot in patches.cpp
// ======================================================================
struct Slot {
  Slot() = default;
  explicit Slot(int size) { n = size; }
  int n = 1;
};

int use() { return Cache(2).size() + Slot(3).n; }

}  // namespace models
