// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/braces_and_tabs/spec.patchspec.json
//  Regenerate: patchgen modify_init/braces_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: 7665089695e1014a
//
//  Patches applied:
//    - modify_init: Mlp
//      tabs, GNU braces
//    - modify_init: Gate
// ============================================================================
void check();

namespace models
{
	// ======================================================================
	// [MODIFIED CLASS] Mlp
	// Members added: rank_
	// Constructors extended: Mlp(int)
	// Reason: tabs, GNU braces
	// Source: code in the spec
	// ======================================================================
	class Mlp
	  {
	  public:
		Mlp (int width)
			: width_ (width), rank_(0)
		  {
			if (width_ < 1) {
				width_ = 1;
			}
			check ();
			check();
		  }

	  private:
		int width_;
		int rank_;
	  };

	// ======================================================================
	// [MODIFIED CLASS] Gate
	// Members added: shut
	// Constructors extended: Gate()
	// Source: code in the spec
	// ======================================================================
	struct Gate
	{	Gate() : shut{0}
		{
			check();
			check();
		}
		int open = 0;
		int shut;
	};
}
