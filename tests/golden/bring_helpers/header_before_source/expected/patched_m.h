// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       bring_helpers/header_before_source/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/header_before_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 4a7ad2f69ba80bbf
//
//  Patches applied:
//    - replace_function: walk
//    - override_method: A::run
// ============================================================================
#pragma once

// ======================================================================
// [HELPERS]
// Needed by: walk, A::run
// Source: twice in patches.cpp
// ======================================================================
inline int twice(int x) { return 2 * x; }

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run
// Source: A::run in patches.cpp
// ======================================================================
struct A {
  int run(int x) { return twice(x); }
};
