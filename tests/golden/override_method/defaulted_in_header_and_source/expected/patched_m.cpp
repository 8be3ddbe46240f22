// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/defaulted_in_header_and_source/spec.patchspec.json
//  Regenerate: patchgen override_method/defaulted_in_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: a4366fc40846bfb0
//
//  Patches applied:
//    - override_method: Cache::~Cache
// ============================================================================
#include "patched_m.h"

Cache::Cache(int a, int b) : a_{a + b} {}

// ======================================================================
// [PATCHED METHOD] Cache::~Cache
// Source: Cache::~Cache in patches.cpp
// ======================================================================
Cache::~Cache() { a_ = 0; }
