namespace models::qwen3 {
struct X {
  int n = 1;
  auto self() -> models::qwen3::X* { return this; }
};
auto make() -> qwen3::X { return X{}; }
}  // namespace models::qwen3

inline auto twice(int n) -> models::qwen3::X { return {n * 2}; }
inline auto shift = [](int n) noexcept -> models::qwen3::X { return {n << 1}; };
inline int use(models::qwen3::X* x) { return x->self()->n + twice(x->n).n + shift(1).n; }
