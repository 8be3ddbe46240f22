// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/braces_and_tabs/spec.patchspec.json
//  Regenerate: patchgen override_method/braces_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: cd4397a5dcf3ccc0
//
//  Patches applied:
//    - override_method: Mlp::Mlp(int)
//      google style into tabs and GNU braces
//    - override_method: Mlp::forward
//    - override_method: Mlp::size
// ============================================================================
namespace models
{
	// ======================================================================
	// [MODIFIED CLASS] Mlp
	// Methods patched: Mlp, forward, size
	// Mlp: Reason: google style into tabs and GNU braces
	// Mlp: Source: Mlp::Mlp in patches.cpp
	// forward: Source: Mlp::forward in patches.cpp
	// size: Source: Mlp::size in patches.cpp
	// ======================================================================
	class Mlp
	  {
	  public:
		Mlp(int width) : width_(width) {
			if (width_ < 1) {
				width_ = 1;
			}
		}

		int forward (int x) const;
		int size() const { return width_ + 1; }

	  private:
		int width_;
	  };

	// ======================================================================
	// [PATCHED METHOD] Mlp::forward
	// Source: Mlp::forward in patches.cpp
	// ======================================================================
	int Mlp::forward(int x) const {
		return 2 * x * width_;
	}
}
