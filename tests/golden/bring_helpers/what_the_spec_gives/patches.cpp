// Stand-ins, so that an editor can read this file.
#define LIMIT 9
enum Mode { kFast };
namespace lib {
struct Rope {
  int n;
};
}  // namespace lib
namespace ext {
inline int gather(int x) { return x; }
}  // namespace ext
using lib::Rope;
namespace kernels = lib;
int clamp(int x) { return x; }

// Neither of these is brought over as a whole.
int only_here() { return 1; }

struct Extra {
  Extra() { only_here(); }
  int steps = 0;
};

struct Start {
  Start() : count(LIMIT) { only_here(); }
  int count;
};

void settle(decltype(only_here()) more) { steps = clamp(steps); }

int A::run(int x) {
  Rope rope;
  return clamp(kernels::turn(rope.n)) + LIMIT + kFast + ext::gather(steps);
}
