#include <cmath>

#define LIMIT(x) ((x) < 9 ? (x) : 9)

namespace lib { struct Rope {}; }

using lib::Rope;
namespace kernels = lib;
using Size = int;
enum { kFast, kSlow };
enum class Mode { kAuto };
const Size kSteps = 3;
template <class T> T clamp(T x) { return x; }
struct State { int n; };

struct FusedNorm {
  Mode mode = Mode::kAuto;
};

int A::run(int x) {
  State state{LIMIT(x)};
  FusedNorm norm;
  Rope rope;
  kernels::Rope other;
  return clamp<Size>(state.n) + kFast;
}

int f(int x) {
  return clamp(x) + kSteps;
}
