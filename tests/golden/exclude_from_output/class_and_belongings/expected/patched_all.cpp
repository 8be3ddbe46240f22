// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     all.cpp
//  Spec:       exclude_from_output/class_and_belongings/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/class_and_belongings/spec.patchspec.json -o generated --diff
//  Fingerprint: b5a7659b9cdf6f69
//
//  Patches applied:
//    - exclude_from_output: Dead, Box
//      not for this backend
// ============================================================================
namespace models {

/// Keeps.
class Live {
 public:
  int x = 0;
};

// Befriends members of what goes.
class Open {
  int y = 0;
};

int live() { return Live().x; }

}  // namespace models
