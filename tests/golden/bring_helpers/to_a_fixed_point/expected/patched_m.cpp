// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/to_a_fixed_point/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/to_a_fixed_point/spec.patchspec.json -o generated --diff
//  Fingerprint: 92c060ce52d06c87
//
//  Patches applied:
//    - override_method: Attention::run
//      in heads
//    - replace_function: scale
// ============================================================================
namespace models {

struct Tensor {
  int size;
};

// ======================================================================
// [HELPERS]
// Needed by: models::detail::ranks, models::scale, models::Splitter, models::Splitter::split, models::Attention::run
// Source: HEADS_PER_RANK in patches.cpp
// Source: kHeads in patches.cpp
// Source: Layout in patches.cpp
// Source: ranks in patches.cpp
// Source: Size in patches.cpp
// Source: Splitter in patches.cpp
// ======================================================================
#define HEADS_PER_RANK 2

namespace detail {

/// How many heads there are.
constexpr int kHeads = 8;

enum Layout { kRows, kColumns };

int ranks() { return kHeads / HEADS_PER_RANK; }

}  // namespace detail

using Size = int;

struct Splitter {
  Size split(Size n);
  detail::Layout layout = detail::kRows;
};

Size Splitter::split(Size n) { return n / detail::ranks(); }

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
int scale(int x) { return x * detail::kHeads; }

// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: run
// Reason: in heads
// Source: Attention::run in patches.cpp
// ======================================================================
class Attention {
 public:
  int run(Tensor x) {
    Splitter splitter;
    // not_needed() stays where it is: "not_needed"
    return scale(splitter.split(x.size));
  }
};

}  // namespace models
