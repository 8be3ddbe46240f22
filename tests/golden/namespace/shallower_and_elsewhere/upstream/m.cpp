namespace a {
struct Base {
  int n = 1;
};
namespace deep {
namespace model {
// Uses what a declares.
struct X : Base {
  int run() const { return n + helper(); }
  static int helper() { return 2; }
};
}  // namespace model
int between = model::X{}.run();
}  // namespace deep
}  // namespace a

namespace b::c {
int only = 1;
namespace d {
int inner = only;
}  // namespace d
}  // namespace b::c

extern "C" {
namespace b {
namespace c {
int linked = c::only + b::c::d::inner;
}
}
}

namespace e {
namespace f {
int x = 1;
}  // namespace f
int y = f::x;
}  // namespace e

int all = a::deep::model::X::helper() + b::c::only + e::f::x;
