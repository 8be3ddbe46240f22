// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/renamed_for_one_user/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/renamed_for_one_user/spec.patchspec.json -o generated --diff
//  Fingerprint: bc041b45fe602f4f
//
//  Patches applied:
//    - replace_function: run
//    - replace_function: go
// ============================================================================
struct Dense {
  int z;
};
struct Moe {
  int z;
};

// ======================================================================
// [HELPERS]
// Needed by: run, walkDense, go
// Source: DenseMode in patches.cpp
// Source: same in patches.cpp
// Source: walkDense in patches.cpp
// ======================================================================
enum MoeMode { kFast, kSlow };

inline int same(int x) { return x; }

inline int walkMoe(Moe d) { return same(d.z) + kFast; }

inline int walkDense(Dense d) { return same(d.z) + kFast; }

// ======================================================================
// [PATCHED FUNCTION] run
// Source: run in patches.cpp
// ======================================================================
inline int run(int x) { return walkMoe(Moe{x}) + kSlow; }

// ======================================================================
// [PATCHED FUNCTION] go
// Source: go in patches.cpp
// ======================================================================
inline int go(int x) { return walkDense(Dense{x}) + same(x); }
