// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/what_the_spec_gives/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/what_the_spec_gives/spec.patchspec.json -o generated --diff
//  Fingerprint: 8e3e68087eaac3f0
//
//  Patches applied:
//    - add_using: lib::Rope, namespace kernels = lib
//    - add_post_include_block
//    - add_helper
//    - modify_init: A
//    - modify_init: A
//    - modify_init: A
//    - override_method: A::run
// ============================================================================
#include <ext.h>

using lib::Rope;
namespace kernels = lib;

// ======================================================================
// [POST-INCLUDE BLOCK]
// ======================================================================
#define LIMIT 8
enum Mode { kSlow, kFast };

// ======================================================================
// [HELPERS]
// Source: code in the spec
// ======================================================================
static int clamp(int x) { return x < 9 ? x : 9; }

// ======================================================================
// [MODIFIED CLASS] A
// Members added: steps, count
// Methods patched: run
// Constructors extended: A()
// steps: Source: Extra in patches.cpp
// count, A(): Source: code in the spec, Start::Start in patches.cpp
// run: Source: A::run in patches.cpp
// A(): Source: settle in patches.cpp
// ======================================================================
struct A {
  A() : count(LIMIT) {
    steps = clamp(steps);
  }
  int run(int x) {
    Rope rope;
    return clamp(kernels::turn(rope.n)) + LIMIT + kFast + ext::gather(steps);
  }

  int steps = 0;

  int count;
};
