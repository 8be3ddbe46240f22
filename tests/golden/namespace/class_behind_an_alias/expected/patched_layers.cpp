// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layers.cpp
//  Spec:       namespace/class_behind_an_alias/spec.patchspec.json
//  Regenerate: patchgen namespace/class_behind_an_alias/spec.patchspec.json -o generated --diff
//  Fingerprint: 14c25ac3d2361ff2
//
//  Patches applied:
//    - namespace: models::dense -> models::dense_gpu
// ============================================================================
namespace models::dense_gpu {
struct Layer {
  struct Size {
    int rows;
  };
  int forward(int x) const;
  int backward(int x) const;
  int step(int x) const;
  Size size(int scale) const;
  struct Cache;
  int width = 3;
};
}  // namespace models::dense_gpu

namespace dense = models::dense_gpu;
using models::dense_gpu::Layer;
using Block = dense::Layer;
typedef models::dense_gpu::Layer Unit;

struct dense::Layer::Cache {
  int slot(int i) const;
};

dense::Layer::Size dense::Layer::size(int scale) const {
  return {scale * width};
}

int Layer::forward(int x) const {
  return x + width;
}

int Block::backward(int x) const {
  return x - width;
}

int ::Unit::step(int x) const {
  return x * width;
}

int dense::Layer::Cache::slot(int i) const {
  return i;
}
