// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     traits.cpp
//  Spec:       replace_class/primary_beside_specialization/spec.patchspec.json
//  Regenerate: patchgen replace_class/primary_beside_specialization/spec.patchspec.json -o generated --diff
//  Fingerprint: 06b3939c557e564e
//
//  Patches applied:
//    - replace_class: Traits
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Traits
// Source: Sizes in patches.cpp
// ======================================================================
template <typename T>
struct Traits {
  static int size() { return 8 * sizeof(T); }
};

template <>
struct Traits<float> {
  static int size();
};

int Traits<float>::size() { return 4; }
