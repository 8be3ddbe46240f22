// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_method_of_a_nested_class/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_method_of_a_nested_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 7abdc63b0476ca1c
//
//  Patches applied:
//    - override_method: KVCache::Slot::full
//      one token is kept free
// ============================================================================
#include <torch/torch.h>

namespace models {

class KVCache {
 public:
  void update(const torch::Tensor& key) { keys_ = keys_ + key; }
  void update(const torch::Tensor& key, long layer) { keys_ = keys_ + key * (1.0 / (layer + 1)); }

  // ======================================================================
  // [MODIFIED CLASS] Slot
  // Methods patched: full
  // Reason: one token is kept free
  // Source: KVCache::Slot::full in m_gpu_patches.cpp
  // ======================================================================
  struct Slot {
    long length = 0;
    bool full(long capacity) const {
      return length + 1 >= capacity;
    }
  };

 private:
  torch::Tensor keys_;
};

}  // namespace models
