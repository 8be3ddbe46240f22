// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     norm.cpp
//  Spec:       replace_class/external/spec.patchspec.json
//  Regenerate: patchgen replace_class/external/spec.patchspec.json -o generated --diff
//  Fingerprint: 5a48cf07d3cbac15
//
//  Patches applied:
//    - replace_class: RmsNorm
//      lives in a library
//    - replace_class: Buffer
// ============================================================================
/* The licence. */

#include <fused/rms_norm.h>
#include "fused/buffer.h"

namespace models {

// ======================================================================
// [PATCHED CLASS] RmsNorm
// Reason: lives in a library
// Source: fused::RmsNorm in <fused/rms_norm.h>
// ======================================================================
// Normalises.
using RmsNorm = fused::RmsNorm;

// ======================================================================
// [PATCHED CLASS] Buffer
// Source: fused::Buffer in "fused/buffer.h"
// ======================================================================
template <typename T, int N = 4>
using Buffer = fused::Buffer<T, N>;

int norm(int x) {
  Buffer<int> buffer{};
  return RmsNorm(4).forward(x) + buffer.data[0];
}

}  // namespace models
