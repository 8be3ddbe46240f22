// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/defaulted_outside_of_the_class/spec.patchspec.json
//  Regenerate: patchgen override_method/defaulted_outside_of_the_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 4e3f9a488b1dadac
//
//  Patches applied:
//    - override_method: Cache::~Cache
//    - override_method: Cache::Cache(const Cache&)
//    - override_method: Cache::operator=
// ============================================================================
struct Cache {
  virtual ~Cache();
  Cache(int a);
  Cache(const Cache&);
  Cache& operator=(const Cache&);
  int a_;
};

Cache::Cache(int a) : a_(a) {}

// ======================================================================
// [PATCHED METHOD] Cache::Cache
// Source: Cache::Cache in patches.cpp
// ======================================================================
// copies
Cache::Cache(const Cache& o) : a_(o.a_ + 1) {}

// ======================================================================
// [PATCHED METHOD] Cache::operator=
// Source: Cache::operator= in patches.cpp
// ======================================================================
Cache& Cache::operator=(const Cache& o) {
  a_ = o.a_;
  return *this;
}

// ======================================================================
// [PATCHED METHOD] Cache::~Cache
// Source: Cache::~Cache in patches.cpp
// ======================================================================
Cache::~Cache() { a_ = 0; }
