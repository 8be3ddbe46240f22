// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/torch_module/spec.patchspec.json
//  Regenerate: patchgen modify_init/torch_module/spec.patchspec.json -o generated --diff
//  Fingerprint: 4fba9b75a2f69bce
//
//  Patches applied:
//    - modify_init: BlockImpl
//      a gated block
// ============================================================================
#include "torch.h"

// ======================================================================
// [MODIFIED CLASS] BlockImpl
// Members added: gate_
// Constructors extended: BlockImpl(int)
// Reason: a gated block
// Source: code in the spec, register_gate in patches.cpp
// ======================================================================
class BlockImpl : public Module {
 public:
  explicit BlockImpl(int dim) : dim_(dim) {
    up_ = register_module("up", Linear(dim, 2 * dim));
    down_ = register_module("down", Linear(2 * dim, dim));
    // --- Patch.1 ---
    gate_ = register_module("gate", Linear(dim, dim));
    // --- Patch.1 ---
  }

  int forward(int x) { return x; }

 private:
  int dim_;
  Linear up_{nullptr}, down_{nullptr};
  Linear gate_{nullptr};
};
TORCH_MODULE(Block);
