// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     lib/runner.cpp
//  Spec:       mixed/sources_that_name_each_other/spec.patchspec.json
//  Regenerate: patchgen mixed/sources_that_name_each_other/spec.patchspec.json -o generated --diff
//  Fingerprint: 3fafd0090b719cd4
//
//  Patches applied:
//    - override_method: Runner::step
// ============================================================================
#define RUNNER_SOURCE "lib/runner_npu.cpp"
#include "runner_npu.h"

namespace lib {
// ======================================================================
// [PATCHED METHOD] Runner::step
// Source: Runner::step in patches.cpp
// ======================================================================
int Runner::step(int x, int y) {
  return x + y;
}

const char* source() { return RUNNER_SOURCE; }
}  // namespace lib
