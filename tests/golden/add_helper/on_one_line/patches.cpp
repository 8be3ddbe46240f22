namespace one {
inline int before_a() { return 10; }
inline int fused(int x) { return before_a() + x; }
inline int after_a() { return 11; }
}  // namespace one

namespace two {
inline int after_b() { return 20; }
inline int then_b() { return 21; }
inline int before_c() { return 22; }
}  // namespace two

namespace three {
inline int after_d() { return 30; }
inline int before_f() { return 31; }
inline int fused_too(int x) { return before_f() + x; }
}  // namespace three

namespace four {
struct K {
  int m() { return 40; }
};
inline int after_k() { return K().m(); }
}  // namespace four
