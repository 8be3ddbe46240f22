// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       sources/helpers_go_where_they_are_used/spec.patchspec.json
//  Regenerate: patchgen sources/helpers_go_where_they_are_used/spec.patchspec.json -o generated --diff
//  Fingerprint: 8eed8bb5e06cf691
//
//  Patches applied:
//    - add_helper: base_of_header_helper, in_header
//    - override_method: Model::run
//      in the source alone
//    - override_method: Model::inlined
// ============================================================================
#pragma once

// ======================================================================
// [HELPERS]
// Source: base_of_header_helper in patches.cpp
// Source: in_header in patches.cpp
// ======================================================================
namespace n {

inline int base_of_header_helper(int x) { return x + 2; }

inline int in_header(int x) { return base_of_header_helper(x); }

}  // namespace n

namespace n {
// ======================================================================
// [MODIFIED CLASS] Model
// Methods patched: run, inlined
// run: Reason: in the source alone
// run: Source: Model::run in patches.cpp
// inlined: Source: Model::inlined in patches.cpp
// ======================================================================
class Model {
 public:
  int run(int x) const;
  int inlined(int x) const { return in_header(x); }
};
int free_one(int x);
}  // namespace n
