// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/class_with_members/spec.patchspec.json
//  Regenerate: patchgen add_helper/class_with_members/spec.patchspec.json -o generated --diff
//  Fingerprint: 801d7e6f60ed7f36
//
//  Patches applied:
//    - add_helper: Counter
//    - replace_function: run
// ============================================================================

// ======================================================================
// [HELPERS]
// Source: Counter in patches.cpp
// ======================================================================
namespace detail {

// Counts.
struct Counter {
  int next();
  static int count;
};

int Counter::next() { return ++count; }

int Counter::count = 0;

}  // namespace detail

// ======================================================================
// [PATCHED FUNCTION] run
// Source: run in patches.cpp
// ======================================================================
int run() { return detail::Counter().next(); }
