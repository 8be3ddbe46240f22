// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/callers_of_methods_and_constructors/spec.patchspec.json
//  Regenerate: patchgen override_method/callers_of_methods_and_constructors/spec.patchspec.json -o generated --diff
//  Fingerprint: df1a6985a6ff047e
//
//  Patches applied:
//    - override_method: Cache::get
//    - override_method: Cache::Cache(int,int)
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Cache
// Methods patched: get, Cache
// get: Source: Cache::get in patches.cpp
// Cache: Source: Cache::Cache in patches.cpp
// ======================================================================
struct Cache {
  Cache(int a, int b, bool c);
  int get(int k, int mode, int z);
  int a_;
};

// ======================================================================
// [PATCHED METHOD] Cache::Cache
// Source: Cache::Cache in patches.cpp
// ======================================================================
Cache::Cache(int a, int b, bool c) : a_(a + c) {}

// ======================================================================
// [PATCHED METHOD] Cache::get
// Source: Cache::get in patches.cpp
// ======================================================================
int Cache::get(int k, int mode, int z) { return k + z; }
struct D : Cache { D() : Cache(1) {} int go() { return get(1) + this->get(2, 3); } };
int use(Cache& c, Cache* p) { Cache z(1); Cache y{1, 2}; auto q = Cache(3); auto* n = new Cache(4); return c.get(1) + p->get(2, 1) + z.get(3) + c.Cache::get(4); }
