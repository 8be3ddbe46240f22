// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     rowmath/norm.cpp
//  Spec:       patches/norm_fast.patchspec.json
//  Regenerate: patchgen patches/norm_fast.patchspec.json -o generated --diff
//  Fingerprint: 3412107f2d204ce7
//
//  Patches applied:
//    - add_include: <algorithm>
//    - override_method: Norm::forward
//      a row of zeros stays one
// ============================================================================
#include "rowmath/norm.h"

#include <cmath>
#include <algorithm>

namespace rowmath {

// ======================================================================
// [PATCHED METHOD] rowmath::Norm::forward
// Reason: a row of zeros stays one
// Source: Norm::forward in norm_fast_patches.cpp
// ======================================================================
std::vector<double> Norm::forward(std::vector<double> row) const {
  double largest = 0;
  for (double x : row) largest = std::max(largest, std::fabs(x));
  if (largest == 0) return row;
  for (double& x : row) x /= largest;
  return row;
}

const char* Norm::name() const { return "rowmath"; }

}  // namespace rowmath
