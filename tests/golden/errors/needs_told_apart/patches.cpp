#define GREETING "hi"

namespace m {
#ifdef FAST
constexpr int kWidth = 1;
#else
constexpr int kWidth = 2;
#endif
int half(int x) { return x / 2; }
double half(double x) { return x / 2; }
namespace detail { int depth() { return 1; } }
namespace other { int depth() { return 2; } }

struct Fused {
  int run() { return scale(2) + scale() + only() + Inner().size() + kWidth + half(4) +
                     detail::depth() + GREETING[0]; }
  int scale(int x) { return 2 * x; }
  int scale() { return 2; }
  int only() { return 3; }
  struct Inner {
    int size() { return "abc"[0]; }
  };
};
}
