#pragma once

#include "patch/operation_context.h"

namespace patchgen {

/// A class that gets other template parameters, or becomes a template or none: reports what is left
/// and names it with arguments that do not fit any more, or without the ones that it needs now.
/// Call it when all operations have planned what goes.
void check_template_uses(const OperationContext& context, const Found& target,
                         const Found& replacement);

}  // namespace patchgen
