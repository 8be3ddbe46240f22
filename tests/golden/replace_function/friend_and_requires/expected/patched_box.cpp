// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     box.cpp
//  Spec:       replace_function/friend_and_requires/spec.patchspec.json
//  Regenerate: patchgen replace_function/friend_and_requires/spec.patchspec.json -o generated --diff
//  Fingerprint: 7cc856070f0ca83a
//
//  Patches applied:
//    - replace_function: total
//      constrained
//    - replace_function: dump(const Box &)
// ============================================================================
class Box;
int dump(const Box& box);

class Box {
  friend int dump(const Box& box);
  int x = 1;
};

// ======================================================================
// [PATCHED FUNCTION] dump
// Source: dump in patches.cpp
// ======================================================================
int dump(const Box& box) {
  return box.x * 2;
}

template <typename T>
concept Number = requires(T t) { t + t; };

// ======================================================================
// [PATCHED FUNCTION] total
// Reason: constrained
// Source: total in patches.cpp
// ======================================================================
template <typename T>
  requires Number<T>
T total(T a, T b) {
  return b + a;
}
