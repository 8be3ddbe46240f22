// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/members_under_an_if/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_under_an_if/spec.patchspec.json -o generated --diff
//  Fingerprint: 3a202923cd2f8fec
//
//  Patches applied:
//    - replace_class: Norm
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
struct Norm {
  int eps = 2;
  int on(int x);
};

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
#ifdef WITH_KERNEL
int Norm::on(int x) { return x + 1; }
#else
int Norm::on(int x) { return x + 2; }
#endif

int run(Norm& norm) { return norm.on(1); }
