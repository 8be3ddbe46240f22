// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/braces_and_tabs/spec.patchspec.json
//  Regenerate: patchgen replace_function/braces_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: b117a8cd8ddd46a0
//
//  Patches applied:
//    - replace_function: gelu
//      GNU braces
//    - replace_function: silu
//      tabs
//    - replace_function: relu
// ============================================================================
namespace act
{
	// ======================================================================
	// [PATCHED FUNCTION] gelu
	// Reason: GNU braces
	// Source: gelu in patches.cpp
	// ======================================================================
	static float gelu(float x) {
		if (x < 0) {
			return 0;
		}
		return x;
	}

	// ======================================================================
	// [PATCHED FUNCTION] silu
	// Reason: tabs
	// Source: silu in patches.cpp
	// ======================================================================
	float silu(float x) {
		return x / 2;
	}

	// ======================================================================
	// [PATCHED FUNCTION] relu
	// Source: relu in patches.cpp
	// ======================================================================
	inline float relu(float x) { return x < 0 ? 0 : x; }
}
