// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/results_behind_an_arrow/spec.patchspec.json
//  Regenerate: patchgen namespace/results_behind_an_arrow/spec.patchspec.json -o generated --diff
//  Fingerprint: 6884017b043e02da
//
//  Patches applied:
//    - namespace: models::qwen3 -> models::qwen3_gpu
// ============================================================================
namespace models::qwen3_gpu {
struct X {
  int n = 1;
  auto self() -> models::qwen3_gpu::X* { return this; }
};
auto make() -> qwen3_gpu::X { return X{}; }
}  // namespace models::qwen3_gpu

inline auto twice(int n) -> models::qwen3_gpu::X { return {n * 2}; }
inline auto shift = [](int n) noexcept -> models::qwen3_gpu::X { return {n << 1}; };
inline int use(models::qwen3_gpu::X* x) { return x->self()->n + twice(x->n).n + shift(1).n; }
