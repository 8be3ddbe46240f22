// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       drop_include/only_include_tabs_and_spaces/spec.patchspec.json
//  Regenerate: patchgen drop_include/only_include_tabs_and_spaces/spec.patchspec.json -o generated --diff
//  Fingerprint: 93bb50dde63dec4a
//
//  Patches applied:
//    - drop_include: <sys/old.h>
// ============================================================================
#pragma once

int x = 1;
