#pragma once

#include <string_view>

#include "patch/operation_context.h"

namespace patchgen {

/// Whether each `#if` of a piece of code that stands in the spec has its `#endif` there; reports an
/// error when not, since the rest of upstream would fall under the condition.
bool check_conditionals(const OperationContext& context, const Spelled<std::string>& code,
                        std::string_view key = "code");

}  // namespace patchgen
