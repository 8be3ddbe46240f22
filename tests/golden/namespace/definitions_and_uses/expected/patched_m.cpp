// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/definitions_and_uses/spec.patchspec.json
//  Regenerate: patchgen namespace/definitions_and_uses/spec.patchspec.json -o generated --diff
//  Fingerprint: a62d641e6a69187c
//
//  Patches applied:
//    - namespace: models::qwen3 -> models::qwen3_gpu
// ============================================================================
// models::qwen3 is named here, in a comment: it stays.
namespace models { namespace other { struct T { int n; }; } }

namespace models::qwen3_gpu {
struct X {
  int n = 1;
  enum class Kind { A };
  void fill();
  static const char* name() { return "models::qwen3::X"; }
};
class Forward;
int count = 0;
}  // namespace models::qwen3_gpu

namespace models {
namespace qwen3_gpu {  // reopened
inline int twice(X x) { return qwen3_gpu::X{x}.n * 2 + models::qwen3_gpu::count + ::models::qwen3_gpu::count; }
namespace detail {
inline int once(const qwen3_gpu::X& x) { return x.n; }
}  // namespace detail
}  // end namespace qwen3_gpu

int use_from_models() { return qwen3_gpu::detail::once(qwen3_gpu::X{}) + other::T{2}.n; }
}  // namespace models

namespace models { namespace qwen3_gpu { int fourth = 4; } }  // namespace models::qwen3_gpu

namespace q3 = models::qwen3_gpu;
namespace m = ::models;
using namespace models::other;
using models::qwen3_gpu::twice;

void models::qwen3_gpu::X::fill() { n = qwen3_gpu::count; }

template <class V>
struct Holder {
  V value;
};

int use_from_outside(const Holder<models::qwen3_gpu::X>& holder, models::qwen3_gpu::Forward*) {
  using namespace models::qwen3_gpu;
  namespace local = models::qwen3_gpu;
  auto kind = ::models::qwen3_gpu::X::Kind::A;
  (void)kind;
  return holder.value.n + q3::count + m::qwen3_gpu::count + local::fourth + T{3}.n + twice(X{});
}

#define QWEN3_ONE models::qwen3_gpu::X{}.n
#define QWEN3_SPACE ::models::qwen3_gpu
int from_macros = QWEN3_ONE + QWEN3_SPACE::count;

// Another qwen3: not the one that is renamed.
namespace zoo {
namespace qwen3 {
int count = 7;
}  // namespace qwen3
int elsewhere() { return qwen3::count; }
}  // namespace zoo
struct Outer {
  struct qwen3 {
    static int count() { return 1; }
  };
  int run() { return qwen3::count(); }
};
