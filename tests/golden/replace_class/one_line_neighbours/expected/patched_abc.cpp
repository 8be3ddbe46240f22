// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     abc.cpp
//  Spec:       replace_class/one_line_neighbours/spec.patchspec.json
//  Regenerate: patchgen replace_class/one_line_neighbours/spec.patchspec.json -o generated --diff
//  Fingerprint: d1a40bf5b88b355f
//
//  Patches applied:
//    - replace_class: B
//      the middle one
// ============================================================================
struct A { int x; };

// ======================================================================
// [PATCHED CLASS] B
// Reason: the middle one
// Source: FastB in patches.cpp
// ======================================================================
struct B {
  int x;
  int y;
};
struct C { int x; };
int f(B b) { return b.x; }
