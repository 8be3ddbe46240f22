// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       replace_function/branches/spec.patchspec.json
//  Regenerate: patchgen replace_function/branches/spec.patchspec.json -o generated --diff
//  Fingerprint: 7addbf050145035d
//
//  Patches applied:
//    - replace_function: scale (every branch)
//    - replace_function: offset (#else)
//    - replace_function: limit (every branch)
//    - add_helper: helper
// ============================================================================
namespace lib { int limit(int); }
long scale(long x);
int offset(int x);

#if BACKEND == 1
// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
long scale(long x) { return 4 * x; }
int offset(int x) { return x + 1; }

// ======================================================================
// [PATCHED FUNCTION] limit
// Source: lib::limit
// ======================================================================
int limit(int x) { return lib::limit(x); }
#else
// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
long scale(long x) { return 4 * x; }

// ======================================================================
// [HELPERS]
// Source: helper in patches.cpp
// ======================================================================
int helper() { return 5; }

// ======================================================================
// [PATCHED FUNCTION] offset
// Source: new_offset in patches.cpp
// ======================================================================
int offset(int x) { return x + helper(); }

// ======================================================================
// [PATCHED FUNCTION] limit
// Source: lib::limit
// ======================================================================
int limit(int x) { return lib::limit(x); }
#endif
