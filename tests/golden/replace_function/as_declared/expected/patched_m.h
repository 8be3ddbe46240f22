// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_function/as_declared/spec.patchspec.json
//  Regenerate: patchgen replace_function/as_declared/spec.patchspec.json -o generated --diff
//  Fingerprint: ca7d145ff18dc3f4
//
//  Patches applied:
//    - replace_function: scale
// ============================================================================
#pragma once
namespace m {
int scale(int x, int by = 2);
}
