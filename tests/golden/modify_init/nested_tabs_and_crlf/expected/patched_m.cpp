// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/nested_tabs_and_crlf/spec.patchspec.json
//  Regenerate: patchgen modify_init/nested_tabs_and_crlf/spec.patchspec.json -o generated --diff
//  Fingerprint: 0431bfba10099e02
//
//  Patches applied:
//    - modify_init: Outer::Inner
// ============================================================================
struct Outer {
	// ======================================================================
	// [MODIFIED CLASS] Inner
	// Members added: n_
	// Constructors extended: Inner()
	// Source: code in the spec
	// ======================================================================
	struct Inner {
		Inner() : n_(1)
		{
			if (n_ > 0) {
				n_ = 2;
			}
			n = 0;
		}
		int n;
		int n_;
	};
};
