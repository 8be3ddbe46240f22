#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Reports each exclusion whose names are still used by what stays in the output, with every place.
/// Uses in comments and literals do not count. Call it when all operations have planned.
void check_remaining_uses(const PlanState& state);

/// Excludes what only excluded code used, where `cascade` stands on the exclusion, to a fixed
/// point.
void drop_orphans(PlanState& state);

/// Names in a note what only excluded or replaced code used and what is left. Call it when all new
/// code is planned.
void name_orphans(const PlanState& state);

}  // namespace patchgen
