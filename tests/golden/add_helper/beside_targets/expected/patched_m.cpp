// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/beside_targets/spec.patchspec.json
//  Regenerate: patchgen add_helper/beside_targets/spec.patchspec.json -o generated --diff
//  Fingerprint: 0722637cae16f8a5
//
//  Patches applied:
//    - add_helper: models::detail::first
//      needed by Model
//    - add_helper: last
//    - add_helper: inner
//    - add_helper
// ============================================================================
namespace models { namespace detail {
int old() { return 0; }

// ======================================================================
// [HELPERS]
// Source: inner in patches.cpp
// ======================================================================
int inner() {
  return 3;
}
}}

namespace models {

// ======================================================================
// [HELPERS]
// Reason: needed by Model
// Source: first in patches.cpp
// ======================================================================
namespace detail {

int first() { return 1; }

}  // namespace detail

/// The model.
class Model {
 public:
  int run();
};

// ======================================================================
// [HELPERS]
// Source: code in the spec
// ======================================================================
int second() { return 2; }

int Model::run() { return detail::old(); }

// ======================================================================
// [HELPERS]
// Source: last in patches.cpp
// ======================================================================
namespace {

// Comes last.
int last() {
  return 9;
}

}  // namespace

}  // namespace models
