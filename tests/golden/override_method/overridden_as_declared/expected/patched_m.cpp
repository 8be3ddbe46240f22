// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/overridden_as_declared/spec.patchspec.json
//  Regenerate: patchgen override_method/overridden_as_declared/spec.patchspec.json -o generated --diff
//  Fingerprint: aec7d816618fea71
//
//  Patches applied:
//    - override_method: Layer::forward
//    - override_method: Layer::find
//    - override_method: Layer::scale
//    - override_method: Layer::count
//    - override_method: Layer::as
//    - override_method: Layer::row
// ============================================================================
#include "patched_m.h"
namespace m {
// ======================================================================
// [PATCHED METHOD] Layer::forward
// Source: FastLayer::forward in patches.cpp
// ======================================================================
int Layer::forward(int x, int y) { return x + y; }

// ======================================================================
// [PATCHED METHOD] Layer::find
// Source: FastLayer::find in patches.cpp
// ======================================================================
int Layer::find(int key, long from, int steps) const { return key + from * steps; }

// ======================================================================
// [PATCHED METHOD] Layer::scale
// Source: FastLayer::scale in patches.cpp
// ======================================================================
Layer& Layer::scale(int by) { n *= by + 1; return *this; }

// ======================================================================
// [PATCHED METHOD] Layer::count
// Source: FastLayer::count in patches.cpp
// ======================================================================
int Layer::count() const { return n + 1; }

// ======================================================================
// [PATCHED METHOD] Layer::as
// Source: FastLayer::as in patches.cpp
// ======================================================================
template <class U>
U Layer::as() const { return U(n + 1); }

// ======================================================================
// [PATCHED METHOD] Layer::row
// Source: FastLayer::row in patches.cpp
// ======================================================================
Layer::Row Layer::row(int x, Row last) { return {x + last.at}; }

int use(Layer& layer) {
  return layer.forward(1) + layer.find(2) + layer.once(3) + layer.row(1).at;
}
}
