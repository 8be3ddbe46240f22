// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       exclude_from_output/header_and_source/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: afb6be96004185b7
//
//  Patches applied:
//    - exclude_from_output: Head, rope, Block::debug
//      not used
// ============================================================================
#pragma once

namespace models {

class Block {
 public:
  int run();
};

}  // namespace models
