#pragma once

#include "patch/operation_context.h"
#include "patch/targets.h"

namespace patchgen {

/// Notes, for -v, each call in the sources that hands over as many arguments as `at` (upstream's
/// function) takes and `replacement` does not. Calls of another function of that name cannot be
/// told apart; where an overload takes the arguments, nothing is said.
void note_old_callers(const OperationContext& context, const FunctionTarget& target,
                      const Found& at, const Found& replacement);

}  // namespace patchgen
