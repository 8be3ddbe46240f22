// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/functions_and_friends/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/functions_and_friends/spec.patchspec.json -o generated --diff
//  Fingerprint: bde177a787ebcca5
//
//  Patches applied:
//    - exclude_from_output: dump, depth, api::v2::rope, cold
//      only for tests
// ============================================================================
#define API

class Box;

class Box {
  friend int dump(const Box& box, int level);
  friend auto depth(int x) -> int;
  friend class Lid;
  int x_ = 1;
};

namespace api {
namespace v1 {
int rope(int x) { return x; }
}
inline namespace v2 {
}
}

int use() { return sizeof(Box) + api::v1::rope(1); }
