#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Reports each exclusion whose names are still used by what stays in the output, with every place.
/// Uses in comments and literals do not count. Call it when all operations have planned.
void check_remaining_uses(const PlanState& state);

/// Finds what only excluded code used. With `cascade` on an operation of an exclusion, it is
/// excluded too, to a fixed point; else a note names it.
void drop_orphans(PlanState& state);

}  // namespace patchgen
