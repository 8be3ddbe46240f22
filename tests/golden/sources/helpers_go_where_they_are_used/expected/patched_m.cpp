// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       sources/helpers_go_where_they_are_used/spec.patchspec.json
//  Regenerate: patchgen sources/helpers_go_where_they_are_used/spec.patchspec.json -o generated --diff
//  Fingerprint: df570308e52d6bbc
//
//  Patches applied:
//    - add_helper: only_in_source
//      not inline: a header would define it twice
//    - add_helper
//    - add_helper: used_by_nobody
//    - override_method: Model::run
//      in the source alone
//    - replace_function: free_one
// ============================================================================
#include "patched_m.h"

// ======================================================================
// [HELPERS]
// Reason: not inline: a header would define it twice
// Source: only_in_source in patches.cpp
// Source: code in the spec
// Source: used_by_nobody in patches.cpp
// ======================================================================
namespace n {

int only_in_source(int x) { return x + 1; }

}  // namespace n

inline int by_code(int x) { return n::in_header(x); }

namespace n {

inline int used_by_nobody() { return 3; }

}  // namespace n

namespace n {
// ======================================================================
// [PATCHED METHOD] Model::run
// Reason: in the source alone
// Source: Model::run in patches.cpp
// ======================================================================
int Model::run(int x) const { return only_in_source(x) + in_header(x); }

// ======================================================================
// [PATCHED FUNCTION] free_one
// Source: code in the spec
// ======================================================================
int free_one(int x) { return by_code(x); }
}  // namespace n
