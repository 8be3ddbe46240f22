#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Puts what all modify_inits ask for into the constructors: initialisers in the order in which the
/// class declares its members, code before and behind upstream's statements. Reports initialisers
/// that a constructor has already, or that the class knows nothing of.
void collect_init_changes(PlanState& state);

}  // namespace patchgen
