// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     modeling_m.cpp
//  Spec:       cookbook/a_helper_beside_its_user/spec.patchspec.json
//  Regenerate: patchgen cookbook/a_helper_beside_its_user/spec.patchspec.json -o generated --diff
//  Fingerprint: 6b35cb824933c86e
//
//  Patches applied:
//    - add_helper: kChunks, chunk_of
//      attention over chunks of the queries
//    - replace_function: attention
// ============================================================================
#include <torch/torch.h>

namespace models {

torch::Tensor rotate_half(const torch::Tensor& x);

torch::Tensor rotate_half(const torch::Tensor& x) {
  return x.transpose(-1, -2);
}

static torch::Tensor apply_rotary(const torch::Tensor& q, const torch::Tensor& cos,
                                  const torch::Tensor& sin) {
  return q * cos + rotate_half(q) * sin;
}

// ======================================================================
// [HELPERS]
// Reason: attention over chunks of the queries
// Source: kChunks in m_gpu_patches.cpp
// Source: chunk_of in m_gpu_patches.cpp
// ======================================================================
// How many pieces the queries are cut into; 4 keeps the scores below 2 GiB.
constexpr long kChunks = 4;

static torch::Tensor chunk_of(const torch::Tensor& q, long i) {
  const long length = q.size(0) / kChunks;
  return q.narrow(0, i * length, length);
}

// ======================================================================
// [PATCHED FUNCTION] attention
// Source: attention in m_gpu_patches.cpp
// ======================================================================
torch::Tensor attention(const torch::Tensor& q, const torch::Tensor& cos, const torch::Tensor& sin) {
  torch::Tensor result = torch::empty(q.size(0), q.size(1));
  for (long i = 0; i < kChunks; ++i) {
    result = result + apply_rotary(chunk_of(q, i), cos, sin).softmax(-1);
  }
  return result;
}

}  // namespace models
