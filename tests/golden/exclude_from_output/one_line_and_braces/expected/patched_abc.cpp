// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     abc.cpp
//  Spec:       exclude_from_output/one_line_and_braces/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/one_line_and_braces/spec.patchspec.json -o generated --diff
//  Fingerprint: d697266300d7098d
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
