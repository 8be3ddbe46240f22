// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/specialization_in_a_branch/spec.patchspec.json
//  Regenerate: patchgen replace_function/specialization_in_a_branch/spec.patchspec.json -o generated --diff
//  Fingerprint: 781af5bd93c889de
//
//  Patches applied:
//    - replace_function: zero() (#ifdef USE_LONG)
//    - replace_function: zero() (under no condition)
//    - replace_function: scale
// ============================================================================
template <typename T>
T zero();

// ======================================================================
// [PATCHED FUNCTION] zero
// Source: zero_int in patches.cpp
// ======================================================================
template <>
inline int zero() {
  return 2;
}

#ifdef USE_LONG
// ======================================================================
// [PATCHED FUNCTION] zero
// Source: zero in patches.cpp
// ======================================================================
template <>
inline long zero() {
  return 1;
}
#endif

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: fused_scale in patches.cpp
// ======================================================================
template <typename U>
U scale(U x) {
  return x + 1;
}

template <>
float scale<float>(float x) {
  return x * 1.5f;
}
