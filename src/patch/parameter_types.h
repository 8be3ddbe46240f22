#pragma once

#include <string>

#include "patch/declaration_index.h"
#include "patch/function_head.h"

namespace patchgen {

/// The type of `parameter` of `function`: its tokens without name and default argument, template
/// parameters of the function called by their place.
std::string parameter_type(const Found& function, const Parameter& parameter);

/// Index of the parameter of `head` that takes over the default argument of parameter `index` of
/// `old_head`: the one of the same name, else the one in the same place when both functions have as
/// many parameters and the types are the same; npos when there is none.
std::size_t heir_of_default(const Found& old_function, const FunctionHead& old_head,
                            std::size_t index, const Found& function, const FunctionHead& head);

}  // namespace patchgen
