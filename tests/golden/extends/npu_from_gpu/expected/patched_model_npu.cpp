// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     model.cpp
//  Spec:       extends/npu_from_gpu/spec.patchspec.json
//  Regenerate: patchgen extends/npu_from_gpu/spec.patchspec.json -o generated --diff
//  Fingerprint: b524224d94d2b953
//
//  Patches applied:
//    - add_include: "kernels.h" (from gpu.patchspec.json)
//      the kernels' headers
//    - add_helper: launch (from gpu.patchspec.json)
//    - replace_class: Norm (from gpu.patchspec.json)
//      one kernel
//    - override_method: Attention::decode (from gpu.patchspec.json)
//    - exclude_from_output: Trainer (from gpu.patchspec.json)
//    - add_helper: synchronize
//    - override_method: models::tiny::Attention::forward(float)
//      wins over the GPU's, however the target is spelled
// ============================================================================
#include "ops.h"
#include "kernels.h"

// ======================================================================
// [HELPERS]
// Source: launch in gpu_patches.cpp
// Source: synchronize in npu_patches.cpp
// ======================================================================
// Starts a kernel.
inline float launch(float x) { return x; }

inline float synchronize(float x) { return x; }

namespace models::tiny {

// ======================================================================
// [PATCHED CLASS] Norm
// Reason: one kernel
// Source: FusedNorm in gpu_patches.cpp
// ======================================================================
// Scales a row.
class Norm {
 public:
  float forward(float x) const { return launch(x / (x + eps)); }
  float eps = 1e-6f;
};

// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: decode, forward
// decode: Source: CommonAttention::decode in common_patches.cpp
// forward: Reason: wins over the GPU's, however the target is spelled
// forward: Source: flash in npu_patches.cpp
// ======================================================================
class Attention {
 public:
  // The NPU has an attention of its own.
  float forward(float x) { return synchronize(x * x); }
  // TinyAttention looks one token ahead.
  float decode(float x) { return x + 1.0f; }
};

class Mlp {
 public:
  float forward(float x) { return x * 2.0f; }
};

class Profiler {};

}  // namespace models::tiny
