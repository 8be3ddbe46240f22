// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     src/ops.h
//  Spec:       replace_function/header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_function/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: ba56e8ad5bf0cf85
//
//  Patches applied:
//    - replace_function: softmax
//      one pass
// ============================================================================
#pragma once

namespace ops {
/// Softmax of x.
int softmax(int x, int axis = -1, bool causal = false);
int other(int x);
}  // namespace ops
