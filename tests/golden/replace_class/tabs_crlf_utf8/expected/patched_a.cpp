// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       replace_class/tabs_crlf_utf8/spec.patchspec.json
//  Regenerate: patchgen replace_class/tabs_crlf_utf8/spec.patchspec.json -o generated --diff
//  Fingerprint: b974bb14c5046dd5
//
//  Patches applied:
//    - replace_class: A
//      grüße
// ============================================================================
namespace n {
	// ======================================================================
	// [PATCHED CLASS] A
	// Reason: grüße
	// Source: A in patches.cpp
	// ======================================================================
	// caf�
	struct A {
		// naïve
		int f() {
			return 2;
		}
	};
}
