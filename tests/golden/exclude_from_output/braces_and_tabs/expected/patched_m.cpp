// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/braces_and_tabs/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/braces_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: 408559bb7428e3ba
//
//  Patches applied:
//    - exclude_from_output: Gate, Mlp::debug, silu
// ============================================================================
namespace models
{
	class Mlp
	{	public:

		int run () { return n_; }
	private:
		int n_ = 1;	};

	float gelu (float x)
	{	return x;	}
}
