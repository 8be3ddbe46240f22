// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m_inl.h
//  Spec:       sources/three_files/spec.patchspec.json
//  Regenerate: patchgen sources/three_files/spec.patchspec.json -o generated --diff
//  Fingerprint: 32b76e9bdcf6ca02
//
//  Patches applied:
//    - replace_class: Norm
//    - exclude_from_output: Trainer
//    - replace_function: half
// ============================================================================
#ifdef GPU_M_H
namespace n {
// ======================================================================
// [PATCHED FUNCTION] half
// Source: half in patches.h
// ======================================================================
template <class T>
T half(T x) {
  return x >> 1;
}

// ======================================================================
// [PATCHED CLASS] Norm
// Source: Norm in patches.h
// ======================================================================
inline int Norm::forward(int x) const { return x + 1; }
}  // namespace n
#endif
