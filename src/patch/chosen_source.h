#pragma once

#include <optional>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// The source that the operation's "source" names; the first one when it names none. Reports a
/// "source" that is none of the spec's, and returns nothing then.
std::optional<Found> chosen_source(const OperationContext& context);

/// The sources in which something of upstream's is looked for: the one that "source" names, else
/// all.
std::vector<std::size_t> searched_sources(const OperationContext& context);

}  // namespace patchgen
