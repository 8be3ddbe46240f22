// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/braces_and_tabs/spec.patchspec.json
//  Regenerate: patchgen replace_class/braces_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: 0df76a0b7832a016
//
//  Patches applied:
//    - replace_class: Mlp
//      google style into tabs
//    - replace_class: Gate
// ============================================================================
namespace models
{
	// ======================================================================
	// [PATCHED CLASS] Mlp
	// Reason: google style into tabs
	// Source: FastMlp in patches.cpp
	// ======================================================================
	class Mlp {
	 public:
		explicit Mlp(int width) : width_(width) {}
		int forward(int x) const;

	 private:
		int width_;  // of a row
	};

	// ======================================================================
	// [PATCHED CLASS] Mlp
	// Reason: google style into tabs
	// Source: FastMlp in patches.cpp
	// ======================================================================
	int Mlp::forward(int x) const {
		if (x > 0) {
			return x * width_;
		}
		return 0;
	}

	// ======================================================================
	// [PATCHED CLASS] Gate
	// Source: Gate in patches.cpp
	// ======================================================================
	struct Gate {
		int open;
		int closed;
	};
}
