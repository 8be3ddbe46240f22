// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     traits.cpp
//  Spec:       override_method/specialization/spec.patchspec.json
//  Regenerate: patchgen override_method/specialization/spec.patchspec.json -o generated --diff
//  Fingerprint: 1dc9805e8be23663
//
//  Patches applied:
//    - override_method: Traits<float>::size
//      half precision
//    - override_method: Traits<T*>::size
// ============================================================================
template <typename T>
struct Traits {
  static int size() { return sizeof(T); }
};

// ======================================================================
// [MODIFIED CLASS] Traits<float>
// Methods patched: size
// Reason: half precision
// Source: Traits::size in patches.cpp
// ======================================================================
template <>
struct Traits<float> {
  static int size() { return 2; }
};

// ======================================================================
// [MODIFIED CLASS] Traits<T *>
// Methods patched: size
// Source: pointer_size in patches.cpp
// ======================================================================
template <typename T>
struct Traits<T*> {
  static int size() { return sizeof(void*); }
};
