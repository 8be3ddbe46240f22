// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       drop_include/lines/spec.patchspec.json
//  Regenerate: patchgen drop_include/lines/spec.patchspec.json -o generated --diff
//  Fingerprint: a3908f46a6436258
//
//  Patches applied:
//    - drop_include: <sys/old.h>, "old.h"
//      gone in the new release
// ============================================================================
#include <sys/new.h>

int x = 1;
