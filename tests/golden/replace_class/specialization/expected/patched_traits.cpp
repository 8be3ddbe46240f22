// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     traits.cpp
//  Spec:       replace_class/specialization/spec.patchspec.json
//  Regenerate: patchgen replace_class/specialization/spec.patchspec.json -o generated --diff
//  Fingerprint: 8d5377a29f667c65
//
//  Patches applied:
//    - replace_class: Traits<float>
//      halves
// ============================================================================
template <typename T>
struct Traits {
  static int size();
};

template <typename T>
int Traits<T>::size() { return sizeof(T); }

// ======================================================================
// [PATCHED CLASS] Traits<float>
// Reason: halves
// Source: Traits in patches.cpp
// ======================================================================
template <>
struct Traits<float> {
  static int size() { return 2; }
};

int floats() { return Traits<float>::size() + Traits<int>::size(); }
