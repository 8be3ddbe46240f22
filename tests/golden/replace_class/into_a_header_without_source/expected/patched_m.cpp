// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/into_a_header_without_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/into_a_header_without_source/spec.patchspec.json -o generated --diff
//  Fingerprint: b2c00692147d763d
// ============================================================================
#include "patched_m.h"
int q() { return n::user(); }
