// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/lost_constructors_are_named/spec.patchspec.json
//  Regenerate: patchgen replace_class/lost_constructors_are_named/spec.patchspec.json -o generated --diff
//  Fingerprint: 4f0ad1340b7d9b14
//
//  Patches applied:
//    - replace_class: Cache
//    - replace_class: Pair
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Cache
// Source: FusedCache in patches.cpp
// ======================================================================
struct Cache {
  Cache() = default;
  int size = 0;
};

Cache copied(Cache cache) { return Cache(cache); }

Cache make(int a, int b);

Cache empty() { return Cache(); }

// ======================================================================
// [PATCHED CLASS] Pair
// Source: FusedPair in patches.cpp
// ======================================================================
struct Pair {
  int first;
  int second;
};

Pair pair() { return Pair{1, 2}; }
