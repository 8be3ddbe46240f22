// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/macros_and_c_names/spec.patchspec.json
//  Regenerate: patchgen namespace/macros_and_c_names/spec.patchspec.json -o generated --diff
//  Fingerprint: fdf741b2fc1a3ff2
//
//  Patches applied:
//    - namespace: models::qwen3 -> models::qwen3_gpu
// ============================================================================
#define REG(ns, x) ns::x x##_registered
#define SUB(x, space) int sub_##x() { return space::x().z; }
#define SHORT qwen3
#define BEGIN_CONFIG namespace models { namespace qwen3 {
#define END_CONFIG } }
#define VALUE(qwen3) (qwen3 + 1)

namespace zoo { namespace qwen3 { struct Z { int v; }; } }

namespace models {
namespace qwen3_gpu {
struct X { int z = VALUE(1); };
extern "C" int entry() { return 1; }
extern "C" {
int state;
extern int elsewhere;
int declared(int);
static int hidden() { return 2; }
}
}  // namespace qwen3_gpu

SUB(X, qwen3_gpu)

int local() {
  namespace qwen3 = zoo::qwen3;
  qwen3::Z c{1};
  return c.v;
}
int outer() { return qwen3_gpu::X().z; }
}  // namespace models

BEGIN_CONFIG
struct Config { int layers; };
END_CONFIG

REG(models::qwen3_gpu, X);
