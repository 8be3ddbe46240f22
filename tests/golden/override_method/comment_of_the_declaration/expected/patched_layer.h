// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layer.h
//  Spec:       override_method/comment_of_the_declaration/spec.patchspec.json
//  Regenerate: patchgen override_method/comment_of_the_declaration/spec.patchspec.json -o generated --diff
//  Fingerprint: 72aedd1bfa8fd9ca
//
//  Patches applied:
//    - override_method: Layer::make
//    - override_method: Layer::plain
//    - override_method: Layer::kept
//    - override_method: Layer::size
//    - override_method: Layer::rows
//    - override_method: Layer::told
//    - override_method: Layer::one
// ============================================================================
#pragma once

namespace models {

// ======================================================================
// [MODIFIED CLASS] Layer
// Methods patched: make, plain, kept, size, rows, told, one
// make: Source: Layer::make in patches.cpp
// plain: Source: Layer::plain in patches.cpp
// kept: Source: Layer::kept in patches.cpp
// size: Source: Layer::size in patches.cpp
// rows: Source: Layer::rows in patches.cpp
// told: Source: Layer::told in patches.cpp
// one: Source: Layer::one in patches.cpp
// ======================================================================
class Layer {
 public:
  /// There is none:
  /// throws.
  void make();
  /// New: does nothing twice.
  void plain();
  /// Stays as it is.
  void kept();
  int size() const;  ///< of two columns
  /// Of the cache, in blocks.
  int rows() const;
  /// Must be looked at.
  [[nodiscard]] int told() const;
  /// Of one.
  void one(); void other();
};

}  // namespace models
