// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: f9b812a74d7b233a
//
//  Patches applied:
//    - replace_class: Model
//      fewer layers
// ============================================================================
#include "m.h"

// ======================================================================
// [PATCHED CLASS] Model
// Reason: fewer layers
// Source: FastModel in patches.cpp
// ======================================================================
int Model::layers() const { return 2; }
