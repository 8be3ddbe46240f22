// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     model.h
//  Spec:       mixed/comments_behind_the_brace/spec.patchspec.json
//  Regenerate: patchgen mixed/comments_behind_the_brace/spec.patchspec.json -o generated --diff
//  Fingerprint: 3f3de33c9def8c45
//
//  Patches applied:
//    - replace_class: Norm
//    - override_method: Block::Block()
//    - override_method: Block::Block(int)
//    - override_method: Block::forward
//    - override_method: Block::plain
//    - replace_class: Tail
//    - replace_function: rope
//    - replace_function: mask
// ============================================================================
#pragma once

namespace models {

// ======================================================================
// [PATCHED CLASS] Norm
// Source: Norm in patches.cpp
// ======================================================================
class Norm {
 public:
  int forward(int x) const { return 2 * x; }
};  // class Norm

// ======================================================================
// [MODIFIED CLASS] Block
// Methods patched: Block(), Block(int), forward, plain
// Block(): Source: Block::Block in patches.cpp
// Block(int): Source: Block::Block in patches.cpp
// forward: Source: Block::forward in patches.cpp
// plain: Source: Block::plain in patches.cpp
// ======================================================================
struct Block {
  Block() : width_(2) {}  // one column
  explicit Block(int width, int more)
      : width_(width + more) {}  // as wide as asked for
  int forward(int x) const { return 2 * x; }  // the patch says that
  int plain(int x) const { return 2 * x; }  // upstream alone says this
  int width_;
};  // struct Block

// ======================================================================
// [PATCHED CLASS] Tail
// Source: Tail in patches.cpp
// ======================================================================
// Two from now on.
struct Tail {
  int last() const { return 2; }
};

// ======================================================================
// [PATCHED FUNCTION] rope
// Source: rope in patches.cpp
// ======================================================================
inline int rope(int x) { return 2 * x; }  // rotates

// ======================================================================
// [PATCHED FUNCTION] mask
// Source: mask in patches.cpp
// ======================================================================
inline int mask(int x) { return 2 * x; }  // masks

}  // namespace models
