#pragma once

#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// Sorts `edits` by source and place, puts removals that share only blank lines together, and
/// reports edits that overlap otherwise.
void order_edits(const PlanInput& input, std::vector<Edit>& edits, Diagnostics& diagnostics);

}  // namespace patchgen
