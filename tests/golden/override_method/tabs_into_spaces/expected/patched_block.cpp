// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     block.cpp
//  Spec:       override_method/tabs_into_spaces/spec.patchspec.json
//  Regenerate: patchgen override_method/tabs_into_spaces/spec.patchspec.json -o generated --diff
//  Fingerprint: e72a84b672f579cb
//
//  Patches applied:
//    - override_method: Block::forward
//      tabs in the patch file
// ============================================================================
namespace models {
  // ======================================================================
  // [MODIFIED CLASS] Block
  // Methods patched: forward
  // Reason: tabs in the patch file
  // Source: Block::forward in patches.cpp
  // ======================================================================
  class Block {
   public:
    int forward(int x) const {
      switch (x) {
      case 0:
        return 0;
      }
      return x;
    }
  };
}
