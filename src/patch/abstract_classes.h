#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Warns of each class of the sources that the operations leave abstract: a pure method of a base
/// in the sources had an override and has none any more. The warning names the method and the
/// places that make such objects; a note is enough where the sources have none. Call it when all
/// operations have planned.
void name_abstract_classes(const PlanState& state);

}  // namespace patchgen
