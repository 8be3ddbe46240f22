// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     misc.cpp
//  Spec:       exclude_from_output/functions_and_others/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/functions_and_others/spec.patchspec.json -o generated --diff
//  Fingerprint: 98dda998662eea75
//
//  Patches applied:
//    - exclude_from_output: scale(float), Shape, kEps, Mode, Model::debug, Model::verbose_
// ============================================================================
namespace math {
int scale(int x);

int scale(int x) { return x; }
}

class Model {
 public:
  int run() { return math::scale(1); }

 private:
};
