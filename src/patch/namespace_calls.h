#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Warns of each macro call at namespace scope that stays and has as an argument the namespace of
/// something that is excluded: `REGISTER(qwen3)` may name `qwen3::Config`. Call it when all
/// operations have planned.
void warn_of_namespace_calls(PlanState& state);

}  // namespace patchgen
