// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       drop_using/lines/spec.patchspec.json
//  Regenerate: patchgen drop_using/lines/spec.patchspec.json -o generated --diff
//  Fingerprint: c281510240256eaf
//
//  Patches applied:
//    - drop_using: using namespace lib;, lib::Tensor, namespace F = lib::functional
// ============================================================================
#include <lib.h>

lib::Tensor f();
