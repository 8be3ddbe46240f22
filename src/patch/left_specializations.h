#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// When all operations have planned: reports each explicit specialisation (`template <> int
/// A<int>::f(int)`) of a function that has another signature now, unless an operation changes it
/// too.
void check_specializations(PlanState& state);

}  // namespace patchgen
