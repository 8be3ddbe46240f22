// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     dead.cpp
//  Spec:       exclude_from_output/cascade/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade/spec.patchspec.json -o generated --diff
//  Fingerprint: 72c3fa66841d6115
//
//  Patches applied:
//    - exclude_from_output: Dead
// ============================================================================
namespace {

int shared(int x) { return x; }

}  // namespace

class Live {
 public:
  int run() { return shared(2); }
};
