// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/lost_members_told_apart/spec.patchspec.json
//  Regenerate: patchgen replace_class/lost_members_told_apart/spec.patchspec.json -o generated --diff
//  Fingerprint: ef25af060e20cffb
//
//  Patches applied:
//    - replace_class: Cache
//    - replace_class: Replaced
//    - override_method: Added::used
//    - modify_init: Extended
//    - replace_class: Traits
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Cache
// Source: FusedCache in patches.cpp
// ======================================================================
struct Cache {
  int capacity = 0;
};

int total() { return 3; }

struct Own : Cache {
  int used() { return 2; }
  int grown = 1;
  enum Kind { kOn };
  int sum() { return used() + grown + kOn; }
};

// ======================================================================
// [PATCHED CLASS] Replaced
// Source: code in the spec
// ======================================================================
struct Replaced { int used() { return 1; } };

// ======================================================================
// [MODIFIED CLASS] Added
// Methods patched: used
// Source: code in the spec
// ======================================================================
struct Added : Cache {
  int used() { return 1; }
};

// ======================================================================
// [MODIFIED CLASS] Extended
// Members added: grown
// Source: code in the spec
// ======================================================================
struct Extended : Cache {
  Extended() {}

  int grown = 1;
};

struct Derived : Cache {
  int global() { return total(); }
  int variables(int (*used)(int)) {
    int first = 0, grown = used(4);
    return first + grown;
  }
};

struct Other {
  int used() { return 1; }
  int grown = 0;
};

int through(Own& own, Replaced& replaced, Added& added, Extended& extended) {
  Other cache;
  return own.used() + Own::kOn + replaced.used() + added.used() + extended.grown + cache.used() +
         cache.grown;
}

// ======================================================================
// [PATCHED CLASS] Traits
// Source: FusedTraits in patches.cpp
// ======================================================================
template <class T>
struct Traits {
  static int bits() { return 8; }
};

// ======================================================================
// [PATCHED CLASS] Traits
// Source: FusedTraits in patches.cpp
// ======================================================================
template <>
struct Traits<char> {
  static int size() { return 1; }
};

template <>
struct Traits<float> {
  static int size() { return 4; }
};

struct OfFloat : Traits<float> {};

int sizes(OfFloat of_float) {
  Traits<float> traits;
  return Traits<float>::size() + of_float.size() + traits.size();
}
