// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layer.cpp
//  Spec:       namespace/header_left_out/spec.patchspec.json
//  Regenerate: patchgen namespace/header_left_out/spec.patchspec.json -o generated --diff
//  Fingerprint: 773e6f683a0341e9
//
//  Patches applied:
//    - namespace: models::dense -> models::dense_gpu
// ============================================================================
#include <layer.h>

namespace models::dense_gpu {
namespace {
struct Local {
  int run() const;
};
int Local::run() const { return 1; }
}  // namespace

Layer::Layer() : width_(Local().run()) {}

int Layer::forward(int x) const { return x * width_; }

}  // namespace models::dense_gpu

int models::dense_gpu::Cache::size() const { return 0; }
