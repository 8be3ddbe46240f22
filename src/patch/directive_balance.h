#pragma once

#include <optional>

#include "patch/operation_context.h"

namespace patchgen {

/// The first conditional in `range` of `file` whose `#if` or `#endif` stands outside of it; nothing
/// when each stands whole in it.
std::optional<Directive> cut_conditional(const OutlinedFile& file, ByteRange range);

/// Reports each edit that would leave a `#if` without its `#endif`, or the other way round, in a
/// source that has none such: code that begins in each branch of an `#if`, of upstream or of a
/// replacement, cannot be told apart by its range.
void check_directive_balance(PlanState& state);

}  // namespace patchgen
