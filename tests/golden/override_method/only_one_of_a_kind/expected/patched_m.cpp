// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/only_one_of_a_kind/spec.patchspec.json
//  Regenerate: patchgen override_method/only_one_of_a_kind/spec.patchspec.json -o generated --diff
//  Fingerprint: e22f1be96957830b
//
//  Patches applied:
//    - override_method: Cache::Cache
//    - override_method: Cache::twice
//    - override_method: Cache::get
//    - override_method: Cache::put
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Cache
// Methods patched: Cache, twice, get, put
// Cache: Source: Cache::Cache in patches.cpp
// twice: Source: Cache::twice in patches.cpp
// get: Source: Cache::get in patches.cpp
// put: Source: Cache::put in patches.cpp
// ======================================================================
struct Cache {
  explicit(sizeof(int) > 2) Cache(int a) : a_(a + 1) {}
  constexpr int twice(int x) const { return x + x; }
  int get(int k, int mode, int z);
  int put(int k);
  int a_;
};

// ======================================================================
// [PATCHED METHOD] Cache::get
// Source: Cache::get in patches.cpp
// ======================================================================
int Cache::get(int k, int mode, int z) { return k + mode + z; }

// ======================================================================
// [PATCHED METHOD] Cache::put
// Source: Cache::put in patches.cpp
// ======================================================================
int Cache::put(int k) { return k + 1; }
