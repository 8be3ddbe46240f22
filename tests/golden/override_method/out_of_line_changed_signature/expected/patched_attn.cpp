// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     attn.cpp
//  Spec:       override_method/out_of_line_changed_signature/spec.patchspec.json
//  Regenerate: patchgen override_method/out_of_line_changed_signature/spec.patchspec.json -o generated --diff
//  Fingerprint: 7c236395ff3bc1a2
//
//  Patches applied:
//    - override_method: Attention.forward
//      keeps a cache
// ============================================================================
struct Tensor {};
struct Cache {};

namespace models {
// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: forward
// Reason: keeps a cache
// Source: FusedAttention::forward in patches.cpp
// ======================================================================
class Attention {
public:
    // Attends.
    virtual Tensor forward(const Tensor& q, bool causal = true, Cache* cache = nullptr) const;
    int heads = 4;
};

// ======================================================================
// [PATCHED METHOD] Attention::forward
// Reason: keeps a cache
// Source: FusedAttention::forward in patches.cpp
// ======================================================================
// 1. cache — one step at a time
Tensor Attention::forward(const Tensor& q, bool causal, Cache* cache) const {
  if (cache) {
    return q;
  }
  return causal ? q : Tensor();
}
}
