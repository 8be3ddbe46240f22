#pragma once

#include <vector>

#include "patch/init_parts.h"
#include "patch/operation_context.h"

namespace patchgen {

/// False when code of the spec in `parts` names a parameter that only some of `constructors`, which
/// are all extended, have; reports each.
bool names_common_parameters(const OperationContext& context,
                             const std::vector<Found>& constructors, const InitParts& parts);

}  // namespace patchgen
