// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       bring_helpers/in_header_and_source/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/in_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: d38daccbe7728b73
// ============================================================================
#pragma once
struct A {
  int run(int x);
};
