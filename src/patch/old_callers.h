#pragma once

#include "patch/operation_context.h"
#include "patch/targets.h"

namespace patchgen {

/// Remembers that `replacement` takes the place of `at`, a declaration of `target`, for
/// name_old_callers.
void note_changed_function(const OperationContext& context, const FunctionTarget& target,
                           const Found& at, const Found& replacement);

/// When all operations have planned: notes, for -v, what in the sources counts on the parameters
/// that a function had before: calls whose arguments do not fit any more or mean other parameters
/// now, other uses of its name, methods that overrode it; warns of one that goes on saying
/// `override` though nothing changes what it overrides. What tokens cannot tell
/// from another function of that name is noted as what may be.
void name_old_callers(PlanState& state);

}  // namespace patchgen
