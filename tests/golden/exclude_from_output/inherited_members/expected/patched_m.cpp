// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/inherited_members/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/inherited_members/spec.patchspec.json -o generated --diff
//  Fingerprint: 4c60a3c7259233dd
//
//  Patches applied:
//    - exclude_from_output: scale, Mask
// ============================================================================
class Base {
 public:
  struct Mask {
    int width;
  };

 protected:
  int scale = 2;
};

class Middle : public Base {};

// All that stands below is inherited.
class Attention : public Middle {
 public:
  int run(Mask mask) const { return scale * mask.width; }
  int more();
};

int Attention::more() {
  Mask mask{scale};
  return mask.width;
}
