#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// Holds class `replacement` against `target`, whose place it takes: notes the public members that
/// it lacks, and reports an error where the sources still use one of them through the class's name
/// or a variable of its type. Call it when all operations have planned what goes.
void check_lost_members(const OperationContext& context, const Found& target,
                        const Found& replacement);

/// A class template that gets other template parameters: plans that its forward declarations
/// follow, and reports instantiations, specialisations and the like that cannot.
void follow_template_head(const OperationContext& context, const Found& target,
                          const Found& replacement);

}  // namespace patchgen
