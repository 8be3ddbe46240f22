// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     traits.cpp
//  Spec:       replace_class/specialization_by_plain_class/spec.patchspec.json
//  Regenerate: patchgen replace_class/specialization_by_plain_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 51f84a56d850b2c8
//
//  Patches applied:
//    - replace_class: Traits<float>
//      halves
// ============================================================================
template <typename T>
struct Traits {
  static int size() { return sizeof(T); }
};

// ======================================================================
// [PATCHED CLASS] Traits<float>
// Reason: halves
// Source: FloatTraits in patches.cpp
// ======================================================================
/// Of floats.
template <>
struct Traits<float> {
  Traits() {}
  static int size();
};

// ======================================================================
// [PATCHED CLASS] Traits<float>
// Reason: halves
// Source: FloatTraits in patches.cpp
// ======================================================================
int Traits<float>::size() { return 2; }

int floats() { return Traits<float>::size() + Traits<int>::size(); }
