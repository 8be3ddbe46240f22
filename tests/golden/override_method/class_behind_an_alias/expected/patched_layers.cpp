// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layers.cpp
//  Spec:       override_method/class_behind_an_alias/spec.patchspec.json
//  Regenerate: patchgen override_method/class_behind_an_alias/spec.patchspec.json -o generated --diff
//  Fingerprint: 67682d03c2c43622
//
//  Patches applied:
//    - override_method: Layer::size
//    - override_method: models::dense::Layer::forward
//    - override_method: Layer::backward
//    - override_method: Layer::step
//    - override_method: Layer::Cache::slot
// ============================================================================
namespace models::dense {
// ======================================================================
// [MODIFIED CLASS] Layer
// Methods patched: size, forward, backward, step
// size: Source: models::dense::Layer::size in patches.cpp
// forward: Source: models::dense::Layer::forward in patches.cpp
// backward: Source: models::dense::Layer::backward in patches.cpp
// step: Source: models::dense::Layer::step in patches.cpp
// ======================================================================
struct Layer {
  struct Size {
    int rows;
  };
  int forward(int x) const;
  int backward(int x, int y) const;
  int step(int x) const;
  Size size(int scale, int more) const;
  struct Cache;
  int width = 3;
};
}  // namespace models::dense

namespace dense = models::dense;
using models::dense::Layer;
using Block = dense::Layer;
typedef models::dense::Layer Unit;

struct dense::Layer::Cache {
  int slot(int i) const;
};

// ======================================================================
// [PATCHED METHOD] Layer::size
// Source: models::dense::Layer::size in patches.cpp
// ======================================================================
dense::Layer::Size dense::Layer::size(int scale, int more) const {
  return {scale * width + more};
}

// ======================================================================
// [PATCHED METHOD] Layer::forward
// Source: models::dense::Layer::forward in patches.cpp
// ======================================================================
int Layer::forward(int x) const {
  return x + 2 * width;
}

// ======================================================================
// [PATCHED METHOD] Layer::backward
// Source: models::dense::Layer::backward in patches.cpp
// ======================================================================
int Block::backward(int x, int y) const {
  return x - y * width;
}

// ======================================================================
// [PATCHED METHOD] Layer::step
// Source: models::dense::Layer::step in patches.cpp
// ======================================================================
int ::Unit::step(int x) const {
  return x * width * width;
}

// ======================================================================
// [PATCHED METHOD] Cache::slot
// Source: models::dense::Layer::Cache::slot in patches.cpp
// ======================================================================
int dense::Layer::Cache::slot(int i) const {
  return i + 1;
}
