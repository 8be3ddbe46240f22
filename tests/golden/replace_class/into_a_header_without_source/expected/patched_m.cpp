// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/into_a_header_without_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/into_a_header_without_source/spec.patchspec.json -o generated --diff
//  Fingerprint: adb7f19123fdb45c
// ============================================================================
#include "patched_m.h"
int q() { return n::user(); }
