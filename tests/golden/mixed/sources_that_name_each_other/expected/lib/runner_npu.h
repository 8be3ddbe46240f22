// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     lib/runner.h
//  Spec:       mixed/sources_that_name_each_other/spec.patchspec.json
//  Regenerate: patchgen mixed/sources_that_name_each_other/spec.patchspec.json -o generated --diff
//  Fingerprint: 2a46053cf16a2fb8
//
//  Patches applied:
//    - override_method: Runner::step
// ============================================================================
#pragma once

namespace lib {
// ======================================================================
// [MODIFIED CLASS] Runner
// Methods patched: step
// Source: Runner::step in patches.cpp
// ======================================================================
class Runner {
 public:
  int step(int x, int y);
};
}  // namespace lib
