// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     act.cpp
//  Spec:       replace_function/code_and_kandr_braces/spec.patchspec.json
//  Regenerate: patchgen replace_function/code_and_kandr_braces/spec.patchspec.json -o generated --diff
//  Fingerprint: 3575f90d5d83f847
//
//  Patches applied:
//    - replace_function: gelu
//      off
//    - replace_function: silu
// ============================================================================

// ======================================================================
// [PATCHED FUNCTION] gelu
// Reason: off
// Source: code in the spec
// ======================================================================
float gelu(float x) { return x; }

// ======================================================================
// [PATCHED FUNCTION] silu
// Source: silu in patches.cpp
// ======================================================================
float silu(float x) {
	if (x > 0) {
		return x;
	}
	return 0;
}  // silu
float relu(float x) { return x < 0 ? 0 : x; }
