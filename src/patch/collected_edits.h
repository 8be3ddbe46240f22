#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Plans one `[MODIFIED CLASS]` marker above each class with patched members.
void collect_class_markers(PlanState& state);

/// Plans the `[HELPERS]` section behind the includes.
void collect_helpers_section(PlanState& state);

}  // namespace patchgen
