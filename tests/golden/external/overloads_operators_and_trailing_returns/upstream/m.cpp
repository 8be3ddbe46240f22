#include "vec.h"

int scale(int x, int by = 2);
double scale(double x) { return x * 2; }
int scale(int x, int by) { return x * by; }

inline Vec operator+(const Vec& a, const Vec& b) {
  return {a.x + b.x};
}

[[nodiscard]] auto dot(Vec a, Vec b) -> int { return a.x * b.x; }

namespace {
inline namespace v2 {
double local(double x)
{
	return x;
}
}
}

#ifdef SLOW
double branch(double x) { return local(x); }
#endif
