// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/one_of_several_overloads/spec.patchspec.json
//  Regenerate: patchgen cookbook/one_of_several_overloads/spec.patchspec.json -o generated --diff
//  Fingerprint: c607d89fe79c4bef
//
//  Patches applied:
//    - override_method: KVCache::update(const torch::Tensor&, long)
//      paged cache: layers do not share keys
// ============================================================================
#include <torch/torch.h>

namespace models {

// ======================================================================
// [MODIFIED CLASS] KVCache
// Methods patched: update
// Reason: paged cache: layers do not share keys
// Source: KVCache::update in m_gpu_patches.cpp
// ======================================================================
class KVCache {
 public:
  void update(const torch::Tensor& key) { keys_ = keys_ + key; }
  void update(const torch::Tensor& key, long layer) {
    if (layer == 0) keys_ = key;
  }

  struct Slot {
    long length = 0;
    bool full(long capacity) const { return length == capacity; }
  };

 private:
  torch::Tensor keys_;
};

}  // namespace models
