// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       modify_init/header_and_source/spec.patchspec.json
//  Regenerate: patchgen modify_init/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 6c20491b70c08f01
//
//  Patches applied:
//    - modify_init: Block
//      count the calls
// ============================================================================
#pragma once

namespace models {

// ======================================================================
// [MODIFIED CLASS] Block
// Members added: reset, calls_, budget_
// Reason: count the calls
// Source: BlockExtras in patches.cpp, BlockExtras::BlockExtras in patches.cpp
// ======================================================================
class Block {
 public:
  Block(int dim, int heads);
  explicit Block(int dim);
  int run(int x);

 private:
  int dim_;
  int heads_;

  /// Forgets all calls.
  void reset() { calls_ = 0; }

  int calls_;

  int budget_;
};

}  // namespace models
