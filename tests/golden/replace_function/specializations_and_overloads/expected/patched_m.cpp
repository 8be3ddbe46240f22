// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/specializations_and_overloads/spec.patchspec.json
//  Regenerate: patchgen replace_function/specializations_and_overloads/spec.patchspec.json -o generated --diff
//  Fingerprint: 769d4ab70f88b4aa
//
//  Patches applied:
//    - replace_function: zero<int>
//    - replace_function: pick(double)
// ============================================================================
template <class T>
T zero() {
  return T();
}

// ======================================================================
// [PATCHED FUNCTION] zero<int>
// Source: zero in patches.cpp
// ======================================================================
template <>
int zero<int>() {
  int nothing = 0;
  return nothing;
}

int pick(int x) { return x; }

// ======================================================================
// [PATCHED FUNCTION] pick
// Source: pick in patches.cpp
// ======================================================================
int pick(double x) { return x > 0 ? 1 : 0; }
