namespace common {
inline int base() { return 1; }
}  // namespace common

namespace m {
struct Attn {
  int forward(int x);
};
int Attn::forward(int x) { return x + common::base(); }
}  // namespace m
