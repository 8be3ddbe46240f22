// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     abc.cpp
//  Spec:       exclude_from_output/one_line_and_braces/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/one_line_and_braces/spec.patchspec.json -o generated --diff
//  Fingerprint: 5c046c055d3c1211
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
