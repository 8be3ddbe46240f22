namespace c {
inline int f() { return 1; }
}  // namespace c

namespace a {
int in_a = 1;
namespace b {
struct X {
  int run();
};
int in_b = c::f() + in_a;
}  // namespace b
int use_b = b::in_b + a::b::in_b + c::f();
}  // namespace a

namespace a::b {
int X::run() { return b::in_b + a::in_a + c::f(); }
}  // namespace a::b

namespace top {
namespace inner {
int x = 1;
}
int y = inner::x;
int z = top::inner::x;
}  // namespace top

int all = a::b::in_b + top::y + ::top::z;
