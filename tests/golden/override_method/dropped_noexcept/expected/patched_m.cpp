// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/dropped_noexcept/spec.patchspec.json
//  Regenerate: patchgen override_method/dropped_noexcept/spec.patchspec.json -o generated --diff
//  Fingerprint: 681c287bd52455e9
//
//  Patches applied:
//    - override_method: Cache::Cache(Cache&&)
//    - override_method: Cache::~Cache
//    - override_method: Cache::size
//    - override_method: Cache::step
//    - override_method: Cache::kept
//    - override_method: Cache::fused
//    - replace_function: scale
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Cache
// Methods patched: Cache, ~Cache, size, step, kept, fused
// Cache: Source: Cache::Cache in patches.cpp
// ~Cache: Source: Cache::~Cache in patches.cpp
// size: Source: Cache::size in patches.cpp
// step: Source: Cache::step in patches.cpp
// kept: Source: Cache::kept in patches.cpp
// fused: Source: fused in patches.cpp
// ======================================================================
struct Cache {
  Cache() = default;
  Cache(Cache&& other) : size_(other.size_ + 1) {}
  ~Cache() { size_ = 1; }
  int size() const { return size_ + 1; }
  int step();
  int fused() const noexcept { return 2; }
  int kept() noexcept(false) { return 2; }
  int size_ = 0;
};

// ======================================================================
// [PATCHED METHOD] Cache::step
// Source: Cache::step in patches.cpp
// ======================================================================
int Cache::step() {
  return 2;
}

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
int scale(int x) { return 2 * x; }
