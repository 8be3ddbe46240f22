// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/crlf_additions/spec.patchspec.json
//  Regenerate: patchgen override_method/crlf_additions/spec.patchspec.json -o generated --diff
//  Fingerprint: 4e0de64c6b6365c7
//
//  Patches applied:
//    - override_method: A::g
//    - add_helper
//    - add_include: <x.h>
// ============================================================================

#include <x.h>

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: g
// Source: code in the spec
// ======================================================================
struct A {
	int f() const { return 1; }

	int g() const {
		return 2;
	}
};

int use() { return A().f(); }  // last line

// ======================================================================
// [HELPERS]
// Source: code in the spec
// ======================================================================
int last() { return 1; }