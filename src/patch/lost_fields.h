#pragma once

#include "patch/operation_context.h"
#include "patch/replacement.h"

namespace patchgen {

/// Warns when the code of another model takes the place of `upstream`'s body and leaves a field of
/// the struct that both give back unset, which upstream's body sets: a renamed body compiles
/// although it knows nothing of fields that its own model's struct has not. Only code that comes
/// with a "name_map" or from a "patch_file" is looked at, and only where all of it tells what it
/// sets: a struct of the sources, built in the body and returned.
void warn_of_lost_fields(const OperationContext& context, const Found& upstream,
                         const Replacement& replacement);

}  // namespace patchgen
