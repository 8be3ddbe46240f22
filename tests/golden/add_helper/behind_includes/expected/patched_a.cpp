// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       add_helper/behind_includes/spec.patchspec.json
//  Regenerate: patchgen add_helper/behind_includes/spec.patchspec.json -o generated --diff
//  Fingerprint: ff01566e86d3631c
//
//  Patches applied:
//    - add_helper: gather, Ring, kChunk
//      sequence parallelism
//    - add_helper
//    - override_method: A::run
// ============================================================================
#include "config.h"

// ======================================================================
// [HELPERS]
// Reason: sequence parallelism
// Source: gather in patches.cpp
// Source: Ring in patches.cpp
// Source: kChunk in patches.cpp
// Source: code in the spec
// ======================================================================
namespace {

/// Gathers.
/// 1. chunks — smaller messages
int gather(int x, int chunk) {
  return x / chunk;
}

struct Ring {
  int size = 2;
};

}  // namespace

// In chunks.
constexpr int kChunk = 64;

static int world_size() {
  return 1;
}

using Int = int;

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run
// Source: code in the spec
// ======================================================================
struct A {
  int run() { return gather(x, kChunk); }
  Int x = kDefault;
};
