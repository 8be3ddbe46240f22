// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/external_of_every_shape/spec.patchspec.json
//  Regenerate: patchgen replace_class/external_of_every_shape/spec.patchspec.json -o generated --diff
//  Fingerprint: 710ec2cc693d689e
//
//  Patches applied:
//    - replace_class: Tensor
//      all its members leave
//    - replace_class: Outer::Inner
//    - replace_class: Local
//    - replace_class: api::v2::Engine
// ============================================================================

#include "lib.h"

#define TENSOR_API

struct Base {
  virtual int run() const = 0;
  virtual ~Base() = default;
};

// ======================================================================
// [PATCHED CLASS] Tensor
// Reason: all its members leave
// Source: lib::Tensor in "lib.h"
// ======================================================================
// What flows between layers.
using Tensor = lib::Tensor;

struct Outer {
  // ======================================================================
  // [PATCHED CLASS] Inner
  // Source: lib::Inner
  // ======================================================================
  using Inner = lib::Inner;
  Inner inner;
};

namespace {
// ======================================================================
// [PATCHED CLASS] Local
// Source: lib::Local
// ======================================================================
using Local = lib::Local;
}

namespace api {
inline namespace v2 {
// ======================================================================
// [PATCHED CLASS] Engine
// Source: lib::Engine
// ======================================================================
using Engine = lib::Engine;
}
}

int use() { return Tensor(1).to<int>() + Outer().inner.x + Local().x + api::Engine().x; }
