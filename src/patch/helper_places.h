#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Chooses a source for each helper that goes behind the includes: the one that its operation
/// names, else one whose new code uses it, a header before others; a helper that nothing uses goes
/// to the first source.
void place_helpers(PlanState& state);

}  // namespace patchgen
