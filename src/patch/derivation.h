#pragma once

#include <vector>

#include "patch/operation_context.h"
#include "patch/replacement.h"

namespace patchgen {

/// The base classes of `class_`, which may be of a patch file, that the sources define; named as
/// code at the place of `around`, which is in the sources, names them.
std::vector<Found> bases_in_sources(const PlanState& state, const Found& class_,
                                    const Found& around);

/// False when `replacement`, or a base of it, derives from the class `target`, whose place it takes
/// and which is gone then; reports the error.
bool stands_without_target(const OperationContext& context, const Found& target,
                           const Replacement& replacement);

/// False when the method `replacement` stands in a class that derives from `target`, the class of
/// the method `name` whose place it takes, and calls the base's version, or when a constructor
/// initialises the base: in the output it would call itself. Reports the error.
bool does_not_call_target(const OperationContext& context, const Found& target,
                          const std::string& name, const Replacement& replacement);

}  // namespace patchgen
