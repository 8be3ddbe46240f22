// models::qwen3 is named here, in a comment: it stays.
namespace models { namespace other { struct T { int n; }; } }

namespace models::qwen3 {
struct X {
  int n = 1;
  enum class Kind { A };
  void fill();
  static const char* name() { return "models::qwen3::X"; }
};
class Forward;
int count = 0;
}  // namespace models::qwen3

namespace models {
namespace qwen3 {  // reopened
inline int twice(X x) { return qwen3::X{x}.n * 2 + models::qwen3::count + ::models::qwen3::count; }
namespace detail {
inline int once(const qwen3::X& x) { return x.n; }
}  // namespace detail
}  // end namespace qwen3

int use_from_models() { return qwen3::detail::once(qwen3::X{}) + other::T{2}.n; }
}  // namespace models

namespace models { namespace qwen3 { int fourth = 4; } }  // namespace models::qwen3

namespace q3 = models::qwen3;
namespace m = ::models;
using namespace models::other;
using models::qwen3::twice;

void models::qwen3::X::fill() { n = qwen3::count; }

template <class V>
struct Holder {
  V value;
};

int use_from_outside(const Holder<models::qwen3::X>& holder, models::qwen3::Forward*) {
  using namespace models::qwen3;
  namespace local = models::qwen3;
  auto kind = ::models::qwen3::X::Kind::A;
  (void)kind;
  return holder.value.n + q3::count + m::qwen3::count + local::fourth + T{3}.n + twice(X{});
}

#define QWEN3_ONE models::qwen3::X{}.n
#define QWEN3_SPACE ::models::qwen3
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
