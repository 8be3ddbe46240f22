// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     src/ops.h
//  Spec:       replace_function/header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_function/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: fe89e38112b69a00
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
