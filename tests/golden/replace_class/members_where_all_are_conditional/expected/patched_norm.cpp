// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     norm.cpp
//  Spec:       replace_class/members_where_all_are_conditional/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_where_all_are_conditional/spec.patchspec.json -o generated --diff
//  Fingerprint: 0db584e06f73f9b3
//
//  Patches applied:
//    - replace_class: Norm
// ============================================================================
namespace models {

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
struct Norm {
  int each() const;
  int eps = 2;
};

#if defined(GPU)
#else
#endif

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
// On every device.
int Norm::each() const {
  return eps;
}

}  // namespace models
