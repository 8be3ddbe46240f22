// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layers.cpp
//  Spec:       exclude_from_output/class_behind_an_alias/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/class_behind_an_alias/spec.patchspec.json -o generated --diff
//  Fingerprint: 4ff32090c7da6419
//
//  Patches applied:
//    - exclude_from_output: Head, Layer::forward
// ============================================================================
namespace models::dense {
struct Layer {
  explicit Layer(int width);
  int width = 3;
};
}  // namespace models::dense

namespace dense = models::dense;
using Block = dense::Layer;

dense::Layer::Layer(int width) : width(width) {}
