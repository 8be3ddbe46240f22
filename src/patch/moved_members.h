#pragma once

#include <span>
#include <vector>

#include "patch/operation_context.h"
#include "patch/replacement.h"

namespace patchgen {

/// The marker above a class that `origin` takes the place of.
Marker class_marker(const OperationContext& context, const Declaration& target,
                    const std::string& origin);

/// Takes upstream's out-of-line members of `target` away and puts `parts` of the replacement there:
/// what every includer has to see stands with the class, the rest in the place of upstream's first
/// member of that kind, else with the class too. `earlier_copies` are the class in other branches.
void move_members(const OperationContext& context, const Found& target,
                  const Replacement& replacement, const std::vector<Found>& parts,
                  std::span<const Found> earlier_copies);

}  // namespace patchgen
