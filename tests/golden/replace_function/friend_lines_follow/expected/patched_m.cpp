// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/friend_lines_follow/spec.patchspec.json
//  Regenerate: patchgen replace_function/friend_lines_follow/spec.patchspec.json -o generated --diff
//  Fingerprint: b7b5efd34cd8b36a
//
//  Patches applied:
//    - replace_function: n::dump
//      takes a depth
//    - replace_function: total
// ============================================================================
namespace n {
class Box;
int dump(const Box& box, int level = 1, int depth = 2);
}

namespace n {
class Lid {
  friend int n::dump(const Box& box, int level, int depth);
  int weight_ = 1;
};

class Box {
  friend int dump(const Box& box, int level, int depth);
  template <typename T>
  friend T total(const Box& box, T more);
  int x_ = 1;
  Lid lid_;
};

// ======================================================================
// [PATCHED FUNCTION] dump
// Reason: takes a depth
// Source: dump in patches.cpp
// ======================================================================
int dump(const Box& box, int level, int depth) { return box.x_ + level * depth; }

// ======================================================================
// [PATCHED FUNCTION] total
// Source: total in patches.cpp
// ======================================================================
template <typename T>
T total(const Box& box, T more) {
  return T(box.x_) + more;
}
}
