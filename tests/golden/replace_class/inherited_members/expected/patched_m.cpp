// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/inherited_members/spec.patchspec.json
//  Regenerate: patchgen replace_class/inherited_members/spec.patchspec.json -o generated --diff
//  Fingerprint: d9a4512cf8b9b58f
//
//  Patches applied:
//    - replace_class: Norm
// ============================================================================
struct Module {
  int device = 0;
  virtual void to(int where) { device = where; }
};

struct Block : Module {
  void to(int where) override { device = where + 1; }
  int width = 1;
};

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
struct Norm : Block {
  int scale = 1;
};

void move(Norm& norm) { norm.to(norm.device); }
