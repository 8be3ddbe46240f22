// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/member_templates_in_a_header/spec.patchspec.json
//  Regenerate: patchgen replace_class/member_templates_in_a_header/spec.patchspec.json -o generated --diff
//  Fingerprint: 4bcaa8ef1b177c9d
// ============================================================================
#include "patched_m.h"

int use() { return Pool<int>().make(1.5) + Pool<int>().count(1); }
