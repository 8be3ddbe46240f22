// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     x/m.h
//  Spec:       sources/included_from_the_root/spec.patchspec.json
//  Regenerate: patchgen sources/included_from_the_root/spec.patchspec.json -o generated --diff
//  Fingerprint: b3911ca2ad6fda80
//
//  Patches applied:
//    - replace_function: x::run
// ============================================================================
#pragma once
namespace x {
int run(long n);
}
