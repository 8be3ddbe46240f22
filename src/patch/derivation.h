#pragma once

#include "patch/operation_context.h"
#include "patch/replacement.h"

namespace patchgen {

/// False when `replacement`, or a base of it, derives from the class `target`, whose place it takes
/// and which is gone then; reports the error.
bool stands_without_target(const OperationContext& context, const Found& target,
                           const Replacement& replacement);

}  // namespace patchgen
