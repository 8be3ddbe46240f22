// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/namespaces_and_branches/spec.patchspec.json
//  Regenerate: patchgen replace_function/namespaces_and_branches/spec.patchspec.json -o generated --diff
//  Fingerprint: 336eee04826655af
//
//  Patches applied:
//    - replace_function: rows
//    - replace_function: local
//    - replace_function: fast
// ============================================================================
namespace models {
inline namespace v2 {
int rows(int n, int padding);
}  // namespace v2

namespace {
// ======================================================================
// [PATCHED FUNCTION] local
// Source: local in patches.cpp
// ======================================================================
int local() { return 2; }
}  // namespace

#ifndef NO_FAST
#  if 1
// ======================================================================
// [PATCHED FUNCTION] fast
// Source: fast in patches.cpp
// ======================================================================
int fast(int n) { return n - 1; }
#  endif
#endif

inline namespace v2 {
// ======================================================================
// [PATCHED FUNCTION] rows
// Source: rows in patches.cpp
// ======================================================================
int rows(int n, int padding) { return n + padding; }
}  // namespace v2
}  // namespace models
