// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       sources/three_files/spec.patchspec.json
//  Regenerate: patchgen sources/three_files/spec.patchspec.json -o generated --diff
//  Fingerprint: 3fb6aa4b988d5815
//
//  Patches applied:
//    - override_method: Model::run
//      takes another parameter
//    - replace_function: scale
//      another type; declared twice
// ============================================================================
#include "m.h"
namespace n {
// ======================================================================
// [PATCHED METHOD] Model::run
// Reason: takes another parameter
// Source: Model::run in patches.h
// ======================================================================
int Model::run(const Config& config, bool fast) const { return fast ? config.size : scale(config.size, 2L); }
int Model::stop() { return 0; }

// ======================================================================
// [PATCHED FUNCTION] scale
// Reason: another type; declared twice
// Source: scale in patches.h
// ======================================================================
int scale(int x, long by) { return static_cast<int>(x * by); }
}  // namespace n
