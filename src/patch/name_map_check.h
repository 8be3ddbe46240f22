#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Reports what a "name_map" leaves open: values that the map itself would change, and keys that
/// overlap in some name of a patch file.
void check_name_map(const OperationContext& context);

}  // namespace patchgen
