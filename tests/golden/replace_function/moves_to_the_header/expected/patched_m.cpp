// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/moves_to_the_header/spec.patchspec.json
//  Regenerate: patchgen replace_function/moves_to_the_header/spec.patchspec.json -o generated --diff
//  Fingerprint: 014da7842489db35
//
//  Patches applied:
//    - replace_function: m::rope
//      any type
//    - replace_function: m::scale
//    - replace_function: m::norm
//    - replace_function: m::plain
// ============================================================================
#include "patched_m.h"

namespace m {

constexpr int norm(int x);

// ======================================================================
// [PATCHED FUNCTION] plain
// Source: plain in patches.cpp
// ======================================================================
int plain(int x) { return rope(x) - norm(x); }

}  // namespace m
