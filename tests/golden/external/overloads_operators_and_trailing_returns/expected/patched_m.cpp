// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       external/overloads_operators_and_trailing_returns/spec.patchspec.json
//  Regenerate: patchgen external/overloads_operators_and_trailing_returns/spec.patchspec.json -o generated --diff
//  Fingerprint: 55d42a5e2df68a44
//
//  Patches applied:
//    - replace_function: scale(double)
//    - replace_function: operator+
//    - replace_function: dot
//    - replace_function: local
//    - replace_function: branch
// ============================================================================
#include "vec.h"
#include <fast.h>

int scale(int x, int by = 2);

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: fast::scale in <fast.h>
// ======================================================================
double scale(double x) { return fast::scale(x); }
int scale(int x, int by) { return x * by; }

// ======================================================================
// [PATCHED FUNCTION] operator+
// Source: fast::add in <fast.h>
// ======================================================================
inline Vec operator+(const Vec& a, const Vec& b) {
  return fast::add(a, b);
}

// ======================================================================
// [PATCHED FUNCTION] dot
// Source: fast::dot
// ======================================================================
[[nodiscard]] auto dot(Vec a, Vec b) -> int { return fast::dot(a, b); }

namespace {
inline namespace v2 {
// ======================================================================
// [PATCHED FUNCTION] local
// Source: fast::scale
// ======================================================================
double local(double x)
{
	return fast::scale(x);
}
}
}

#ifdef SLOW
// ======================================================================
// [PATCHED FUNCTION] branch
// Source: fast::scale
// ======================================================================
double branch(double x) { return fast::scale(x); }
#endif
