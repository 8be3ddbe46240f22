// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/friends/spec.patchspec.json
//  Regenerate: patchgen replace_class/friends/spec.patchspec.json -o generated --diff
//  Fingerprint: 259d96e80cb63345
//
//  Patches applied:
//    - replace_class: Box
//      its friends are the replacement's
// ============================================================================
class Box;
int dump(const Box& box);

class Lid {
  friend class Box;
  friend int dump(const Box& box);
  int weight_ = 1;
};

// ======================================================================
// [PATCHED CLASS] Box
// Reason: its friends are the replacement's
// Source: FastBox in patches.cpp
// ======================================================================
class Box {
 public:
  friend int dump(const Box& box);
  friend bool operator<(const Box& a, const Box& b) { return b.x_ > a.x_; }
  friend class Lid;

 private:
  Lid lid_;
  int x_ = 2;
};

int dump(const Box& box) { return box.x_ + box.lid_.weight_; }
