#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Makes helpers that go into a header `inline` where several files that include it would define
/// them twice: functions and variables that are no templates, no constants and not of one file.
/// Call it when all helpers have edits.
void make_header_helpers_inline(PlanState& state);

}  // namespace patchgen
