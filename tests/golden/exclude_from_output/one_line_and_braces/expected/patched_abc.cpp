// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     abc.cpp
//  Spec:       exclude_from_output/one_line_and_braces/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/one_line_and_braces/spec.patchspec.json -o generated --diff
//  Fingerprint: e16b04af92a8effd
//
//  Patches applied:
//    - exclude_from_output: B, First, Last
// ============================================================================
struct A {}; struct C {};
namespace n {

struct Middle {
	int x;
};

}
int use(A, C) { return n::Middle().x; }
