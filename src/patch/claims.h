#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Reports each pair of operations that cannot both be carried out: on one target, or on a member
/// of a class that the other one replaces or excludes. Returns true when there was none.
bool check_claims(const PlanState& state);

}  // namespace patchgen
