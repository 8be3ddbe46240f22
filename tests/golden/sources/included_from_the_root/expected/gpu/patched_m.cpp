// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     src/m.cpp
//  Spec:       sources/included_from_the_root/spec.patchspec.json
//  Regenerate: patchgen sources/included_from_the_root/spec.patchspec.json -o generated --diff
//  Fingerprint: a5e53a9a845f8f66
//
//  Patches applied:
//    - replace_function: x::run
// ============================================================================
#include "patched_m.h"

namespace x {
// ======================================================================
// [PATCHED FUNCTION] run
// Source: code in the spec
// ======================================================================
int run(long n) { return static_cast<int>(n); }
}
