// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layer.cpp
//  Spec:       override_method/comment_of_the_declaration/spec.patchspec.json
//  Regenerate: patchgen override_method/comment_of_the_declaration/spec.patchspec.json -o generated --diff
//  Fingerprint: 88e1245423ef0ab0
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
#include "patched_layer.h"

namespace models {

// ======================================================================
// [PATCHED METHOD] Layer::make
// Source: Layer::make in patches.cpp
// ======================================================================
void Layer::make() {
  throw 1;
}

// ======================================================================
// [PATCHED METHOD] Layer::plain
// Source: Layer::plain in patches.cpp
// ======================================================================
void Layer::plain() {
  kept();
}

// ======================================================================
// [PATCHED METHOD] Layer::kept
// Source: Layer::kept in patches.cpp
// ======================================================================
void Layer::kept() {
  kept();
}

// ======================================================================
// [PATCHED METHOD] Layer::size
// Source: Layer::size in patches.cpp
// ======================================================================
int Layer::size() const { return 2; }

// ======================================================================
// [PATCHED METHOD] Layer::rows
// Source: Layer::rows in patches.cpp
// ======================================================================
int Layer::rows() const { return 4; }

// ======================================================================
// [PATCHED METHOD] Layer::told
// Source: Layer::told in patches.cpp
// ======================================================================
int Layer::told() const { return 6; }

// ======================================================================
// [PATCHED METHOD] Layer::one
// Source: Layer::one in patches.cpp
// ======================================================================
void Layer::one() {
  other();
}
void Layer::other() {}

}  // namespace models
