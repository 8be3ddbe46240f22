// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     src/ops.cpp
//  Spec:       replace_function/header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_function/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 4c6ef0548d4d31bc
//
//  Patches applied:
//    - replace_function: softmax
//      one pass
// ============================================================================
#include "ops_gpu.h"
#include "src/detail/util.h"

namespace ops {

// ======================================================================
// [PATCHED FUNCTION] softmax
// Reason: one pass
// Source: fused_softmax in patches.cpp
// ======================================================================
int softmax(int x, int axis, bool causal) {
  return causal ? x : util(x) + axis;
}

int other(int x) { return softmax(x); }

}  // namespace ops
