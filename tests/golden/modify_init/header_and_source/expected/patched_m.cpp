// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/header_and_source/spec.patchspec.json
//  Regenerate: patchgen modify_init/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: db66334280b79566
//
//  Patches applied:
//    - modify_init: Block
//      count the calls
// ============================================================================
#include "patched_m.h"

namespace models {

// ======================================================================
// [MODIFIED CONSTRUCTOR] Block::Block(int, int)
// Reason: count the calls
// Source: BlockExtras in patches.cpp, BlockExtras::BlockExtras in patches.cpp
// ======================================================================
// Builds the block.
Block::Block(int dim, int heads)
    : dim_(dim),
      heads_(heads),
      calls_(0),
      budget_(dim * 2)
{
    // no call yet
    reset();
    if (dim_ < heads_) {
        dim_ = heads_;
    }
}

Block::Block(int dim) : Block(dim, 1) {}

int Block::run(int x) { return x * dim_; }

}  // namespace models
