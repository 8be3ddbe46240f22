#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Plans each operation of the spec by itself: what they share is in the state that comes back, and
/// not put together yet. `input`, `plan` and `diagnostics` outlive it.
PlanState plan_operations(const PlanInput& input, EditPlan& plan, Diagnostics& diagnostics);

}  // namespace patchgen
