namespace common {
inline int more() { return 2; }
}  // namespace common
inline int outside() { return 3; }
namespace b {
namespace detail {
inline int inner() { return 4; }
}  // namespace detail
inline int plain() { return 5; }
struct Attn {
  int forward(int x);
};
int Attn::forward(int x) {
  return x + common::more() + ::outside() + detail::inner() + plain();
}
}  // namespace b
