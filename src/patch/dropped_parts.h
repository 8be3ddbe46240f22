#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Warns of each default argument of upstream's `at` that no parameter of `replacement` takes over
/// although there is one in its place.
void warn_of_dropped_defaults(const OperationContext& context, const Found& at,
                              const Found& replacement);

/// Warns when upstream's `at` says that it throws nothing and `replacement` says nothing of that:
/// the promise is the replacement's to make, and who counts on it should know.
void warn_of_dropped_noexcept(const OperationContext& context, const Found& at,
                              const Found& replacement);

}  // namespace patchgen
