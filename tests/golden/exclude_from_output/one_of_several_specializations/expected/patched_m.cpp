// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/one_of_several_specializations/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/one_of_several_specializations/spec.patchspec.json -o generated --diff
//  Fingerprint: 8736cc4f080e2399
//
//  Patches applied:
//    - exclude_from_output: quant<4, 8>
// ============================================================================
template <int N, int T>
int quant(const float* x, int n) {
  return N * T * n + (x != nullptr);
}

template <>
int quant<8, 8>(const float* x, int n) {
  return 2 * n + (x != nullptr);
}

int by_eight(const float* x) { return quant<8, 8>(x, 1); }
int by_four(const float* x) { return quant<4, 8>(x, 1); }
