#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Finds what the code that operations bring over needs of its patch file and nothing brings: other
/// helpers, types, constants, aliases and macros. With "bring_helpers" in the spec they are brought
/// along, to a fixed point, in front of the first code that needs them; else each is an error that
/// says how to mend it. What upstream declares or uses itself is no need. Call it when all edits
/// are planned.
void settle_needs(PlanState& state);

}  // namespace patchgen
