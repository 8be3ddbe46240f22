// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     attention.cpp
//  Spec:       override_method/aligned_parameters/spec.patchspec.json
//  Regenerate: patchgen override_method/aligned_parameters/spec.patchspec.json -o generated --diff
//  Fingerprint: 1c3be9cd9c244b26
//
//  Patches applied:
//    - override_method: Attention::forward
//      wrapped as the patch file wraps
//    - override_method: Attention::mask
// ============================================================================
namespace models {

// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: forward, mask
// forward: Reason: wrapped as the patch file wraps
// forward: Source: Attention::forward in patches.cpp
// mask: Source: Attention::mask in patches.cpp
// ======================================================================
class Attention {
 public:
  virtual int forward(int hidden_states,
                      int position_ids = 0,
                      bool use_cache = false,
                      int stream = 0) const {
    return hidden_states + stream;
  }
  int mask(int length,
           int heads = 1);
};

// ======================================================================
// [PATCHED METHOD] Attention::mask
// Source: Attention::mask in patches.cpp
// ======================================================================
int Attention::mask(int length,
                    int heads) {
  return length * heads;
}

}  // namespace models
