struct V;

/// Gathers the heads.
static inline int gather(int x, int ranks = 2) { return x * ranks; }

constexpr auto scatter(int x) noexcept -> int { return x / 2; }

template <typename T>
T twice(T x) {
  return x + x;
}

template <>
float twice<float>(float x) {
  return 2.0f * x;
}

V operator+(const V& a, const V& b) { return V{a.x + b.x}; }

namespace {
int hidden() { return 1; }
}  // namespace

namespace api {
inline namespace v2 {
int rope(int x) { return x; }
}  // namespace v2
}  // namespace api

[[nodiscard]] __attribute__((cold))
int cold(int x)
{
	return x;
}

int wide(int x) { return x; }
int wide(long x) { return int(x); }

int run(V v) { return gather(scatter((v + v).x)) + twice(2) + hidden() + api::rope(cold(wide(1))); }
