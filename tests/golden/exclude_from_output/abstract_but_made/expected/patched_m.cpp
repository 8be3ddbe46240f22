// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/abstract_but_made/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/abstract_but_made/spec.patchspec.json -o generated --diff
//  Fingerprint: 730703a04965487e
//
//  Patches applied:
//    - exclude_from_output: Linear::forward
// ============================================================================
struct Layer {
  virtual ~Layer() = default;
  virtual int forward(int x) = 0;
};

struct Linear : Layer {
};

struct Wide : Linear {};

Layer* make() { return new Linear; }

int run() {
  Wide wide;
  return sizeof(wide) > 1 ? 1 : 0;
}
