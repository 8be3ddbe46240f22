#pragma once

#include <string>

#include "patch/operation_context.h"

namespace patchgen {

/// Plans `#include argument` in the upstream file of `at`, unless it is there already; returns
/// false then. `argument` has its delimiters.
bool ensure_include(const OperationContext& context, const Found& at, const std::string& argument);

/// Plans the line `text`, as it is written, at `offset`; with `gap`, blank lines part it from its
/// neighbours.
void add_line(const OperationContext& context, const Found& at, std::size_t offset, int rank,
              std::string text, bool gap);

}  // namespace patchgen
