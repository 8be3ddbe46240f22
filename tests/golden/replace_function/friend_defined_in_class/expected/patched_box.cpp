// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     box.cpp
//  Spec:       replace_function/friend_defined_in_class/spec.patchspec.json
//  Regenerate: patchgen replace_function/friend_defined_in_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 9bfceb3417bbf187
//
//  Patches applied:
//    - replace_function: dump
//      a friend is a free function
// ============================================================================
class Box {
  // ======================================================================
  // [PATCHED FUNCTION] dump
  // Reason: a friend is a free function
  // Source: dump in patches.cpp
  // ======================================================================
  friend int dump(const Box& box) {
    return box.x + 1;
  }

 public:
  int x = 1;
};

int use() { return dump(Box()); }
