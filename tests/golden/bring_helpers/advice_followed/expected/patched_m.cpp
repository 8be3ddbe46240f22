// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/advice_followed/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/advice_followed/spec.patchspec.json -o generated --diff
//  Fingerprint: fb7d33a7eca34a53
//
//  Patches applied:
//    - override_method: A::run
//    - override_method: A::scale(int)
//    - override_method: A::scale()
//    - override_method: A::only
//    - modify_init: A
//    - add_post_include_block
//    - add_helper
//    - add_helper: m::half(int)
//    - add_helper: m::detail::depth()
// ============================================================================

// ======================================================================
// [POST-INCLUDE BLOCK]
// ======================================================================
#define GREETING "hi"

// ======================================================================
// [HELPERS]
// Source: code in the spec
// Source: half in patches.cpp
// Source: depth in patches.cpp
// ======================================================================
#ifdef FAST
constexpr int kWidth = 1;
#else
constexpr int kWidth = 2;
#endif

namespace m {

int half(int x) { return x / 2; }

}  // namespace m

namespace m {
namespace detail {

int depth() { return 1; }

}  // namespace detail
}  // namespace m

namespace m {
// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run, scale(int), scale(), only
// Members added: Inner
// run: Source: Fused::run in patches.cpp
// scale(int): Source: Fused::scale in patches.cpp
// scale(): Source: Fused::scale in patches.cpp
// only: Source: Fused::only in patches.cpp
// Inner: Source: code in the spec
// ======================================================================
struct A {
  int run();

  int scale(int x) { return 2 * x; }

  int scale() { return 2; }

  int only() { return 3; }

  struct Inner {
      int size() { return "abc"[0]; }
    };
};

// ======================================================================
// [PATCHED METHOD] A::run
// Source: Fused::run in patches.cpp
// ======================================================================
int A::run() { return scale(2) + scale() + only() + Inner().size() + kWidth + half(4) +
                   detail::depth() + GREETING[0]; }
}
