// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/tabs_beside_a_member/spec.patchspec.json
//  Regenerate: patchgen add_helper/tabs_beside_a_member/spec.patchspec.json -o generated --diff
//  Fingerprint: 45dd3bf2a337f1cc
//
//  Patches applied:
//    - add_helper: clamp, Range
//      spaces into tabs
//    - add_helper
//    - override_method: Mlp::forward
// ============================================================================
namespace models
{
	class Mlp
	{
	public:
		int forward(int x) const;
		int size() const;
	};

	// ======================================================================
	// [HELPERS]
	// Reason: spaces into tabs
	// Source: clamp in patches.cpp
	// Source: Range in patches.cpp
	// ======================================================================
	// Keeps x small.
	inline int clamp(int x) {
		if (x > 9) {
			return 9;
		}
		return x;
	}

	struct Range
	{
		int begin;
		int end;
	};

	// ======================================================================
	// [PATCHED METHOD] Mlp::forward
	// Source: Mlp::forward in patches.cpp
	// ======================================================================
	int Mlp::forward(int x) const { return clamp(x); }

	int Mlp::size() const { return 1; }

	// ======================================================================
	// [HELPERS]
	// Source: code in the spec
	// ======================================================================
#ifdef USE_GPU
	int streams() { return 4; }
#else
	int streams() { return 1; }
#endif
}
