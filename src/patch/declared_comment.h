#pragma once

#include "patch/operation_context.h"
#include "patch/replacement.h"

namespace patchgen {

/// Where the patch file's class has comments of its own at the declaration of `replacement`, which
/// is defined outside of it, they take the place of those at `in_class`, upstream's declaration.
/// Says whether anything changes.
bool follow_comment(const OperationContext& context, const Found& in_class,
                    const Replacement& replacement);

}  // namespace patchgen
