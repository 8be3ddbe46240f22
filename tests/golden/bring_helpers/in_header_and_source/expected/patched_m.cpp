// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/in_header_and_source/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/in_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 6a0e1623ab44c18c
//
//  Patches applied:
//    - override_method: A::run
// ============================================================================
#include "patched_m.h"

// ======================================================================
// [HELPERS]
// Needed by: A::run
// Source: twice in patches.cpp
// ======================================================================
namespace {

int twice(int x) { return 2 * x; }

}  // namespace

// ======================================================================
// [PATCHED METHOD] A::run
// Source: A::run in patches.cpp
// ======================================================================
// Runs.
int A::run(int x) { return twice(x); }
