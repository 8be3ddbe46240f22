// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layers.cpp
//  Spec:       modify_init/class_behind_an_alias/spec.patchspec.json
//  Regenerate: patchgen modify_init/class_behind_an_alias/spec.patchspec.json -o generated --diff
//  Fingerprint: 10a30fbe51fd5d4d
//
//  Patches applied:
//    - modify_init: Layer::Layer
// ============================================================================
namespace models::dense {
// ======================================================================
// [MODIFIED CLASS] Layer
// Members added: height_
// Source: code in the spec
// ======================================================================
struct Layer {
  explicit Layer(int width);
  int forward(int x) const;
  int width = 3;
  int height_;
};
struct Head {
  int forward(int x) const;
};
}  // namespace models::dense

namespace dense = models::dense;
using Block = dense::Layer;

// ======================================================================
// [MODIFIED CONSTRUCTOR] Layer::Layer(int)
// Source: code in the spec
// ======================================================================
dense::Layer::Layer(int width) : width(width), height_(width) {}

int Block::forward(int x) const {
  return x + width;
}

int dense::Head::forward(int x) const {
  return x;
}
