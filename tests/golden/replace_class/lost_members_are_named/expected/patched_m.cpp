// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/lost_members_are_named/spec.patchspec.json
//  Regenerate: patchgen replace_class/lost_members_are_named/spec.patchspec.json -o generated --diff
//  Fingerprint: 9ecde5463395e0fd
//
//  Patches applied:
//    - replace_class: Norm
//    - replace_class: Cache
//    - override_method: User::run
// ============================================================================
struct Base {};

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
class Norm {
 public:
  int scale = 2;
};

// ======================================================================
// [PATCHED CLASS] Cache
// Source: Cache in patches.cpp
// ======================================================================
struct Cache : Base {
  int n = 0;
};

struct List {
  int size() { return 1; }
};

// ======================================================================
// [MODIFIED CLASS] User
// Methods patched: run
// Source: User::run in patches.cpp
// ======================================================================
struct User {
  int run(Norm norm) { return norm.scale; }
  int count(List cache) { return cache.size(); }
};
