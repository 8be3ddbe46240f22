#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// The using-declarations, using-directives and aliases of upstream that are spelled like `line`,
/// token by token. With `others`, the lines of all the rest are put there.
std::vector<Found> find_using(const PlanState& state, std::string_view line,
                              std::vector<std::string>* others);

}  // namespace patchgen
