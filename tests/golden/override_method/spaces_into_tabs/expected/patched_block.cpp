// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     block.cpp
//  Spec:       override_method/spaces_into_tabs/spec.patchspec.json
//  Regenerate: patchgen override_method/spaces_into_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: 9f69402719a290f6
//
//  Patches applied:
//    - override_method: Block::forward
//      spaces in the patch file
// ============================================================================
namespace models
{
	// ======================================================================
	// [MODIFIED CLASS] Block
	// Methods patched: forward
	// Reason: spaces in the patch file
	// Source: models::Block::forward in patches.cpp
	// ======================================================================
	class Block
	{
	public:
		int forward(int x) const
		{
			if (x < 0)
			{
				return 0;
			}
			return x;
		}
	};
}
