#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Reports each helper that an operation puts into a source which no other one sees, while new code
/// of another one uses it. Call it when all operations have planned, before helpers get places.
void check_helper_sight(const PlanState& state);

}  // namespace patchgen
