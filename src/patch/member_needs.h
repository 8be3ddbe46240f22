#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Reports members of a patch file's class that a method brought from it uses, and that the class
/// it is brought to neither has nor gets. Says nothing where members may be inherited or stand in a
/// macro. Call it when all operations have planned.
void check_member_needs(PlanState& state);

}  // namespace patchgen
