// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layers.cpp
//  Spec:       replace_class/class_behind_an_alias/spec.patchspec.json
//  Regenerate: patchgen replace_class/class_behind_an_alias/spec.patchspec.json -o generated --diff
//  Fingerprint: afbb69802ef4b29b
//
//  Patches applied:
//    - replace_class: Layer
// ============================================================================
namespace models::dense {
// ======================================================================
// [PATCHED CLASS] Layer
// Source: FusedLayer in patches.cpp
// ======================================================================
struct Layer {
  explicit Layer(int width);
  int forward(int x) const;
  int width = 3;
  int height = 1;
};
struct Head {
  int forward(int x) const;
};
}  // namespace models::dense

namespace dense = models::dense;
using Block = dense::Layer;

// ======================================================================
// [PATCHED CLASS] Layer
// Source: FusedLayer in patches.cpp
// ======================================================================
namespace models::dense {

Layer::Layer(int width) : width(width), height(width) {}

int Layer::forward(int x) const {
  return x * height + width;
}

}  // namespace models::dense

int dense::Head::forward(int x) const {
  return x;
}
