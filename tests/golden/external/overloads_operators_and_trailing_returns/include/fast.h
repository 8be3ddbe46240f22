#pragma once
#include "vec.h"
namespace fast {
inline double scale(double x) { return x; }
inline Vec add(const Vec& a, const Vec&) { return a; }
inline int dot(Vec, Vec) { return 1; }
}  // namespace fast
