// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/calls_with_template_arguments/spec.patchspec.json
//  Regenerate: patchgen replace_function/calls_with_template_arguments/spec.patchspec.json -o generated --diff
//  Fingerprint: c40a8d903d4944a9
//
//  Patches applied:
//    - replace_function: launch
// ============================================================================

// ======================================================================
// [PATCHED FUNCTION] launch
// Source: launch in patches.cpp
// ======================================================================
template <typename T>
void launch(T* out, int n, float scale) {
  out[0] = n * scale;
}

void run(float* out, int n) {
  launch<float>(out, n);
  launch(out, n);
  void (*later)(float*, int) = launch<float>;
  later(out, n);
}
